// Before a test: it reads the built site alone, and no variant, which an owner has no need to build.
process.env.OWN_SITE = 'alone'
