// Before a test: it reads the built site alone, and no variant, which an owner need not build.
process.env.OWN_SITE = 'alone'
