/**
 * The attributes of a phone number or an email address: no translator changes it, and it is
 * written from the left to the right, even in a page that is written from the right.
 */
export const AS_IS = { translate: 'no', dir: 'ltr' } as const
