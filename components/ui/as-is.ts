/**
 * The attributes of a phone number or an email address: translators leave it unchanged, and it is
 * written from left to right, even on a page written from right to left.
 */
export const AS_IS = { translate: 'no', dir: 'ltr' } as const
