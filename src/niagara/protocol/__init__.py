"""Every message between browser and server, as msgspec structs; the TypeScript types are generated from them."""
