/** The one Trusted Types policy that the site's security policy allows: trusted.ts makes it. */
export const TRUSTED_POLICY = 'site'
