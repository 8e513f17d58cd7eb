print("keygen")
