/** The name of the one Trusted Types policy that the site's CSP allows: trusted.ts creates it. */
export const TRUSTED_POLICY = 'site'
