// The folders of the export that hold no pages.

/** Code, styles and fonts. */
export const ASSETS = '/assets/'

/** The pictures of pages. */
export const PICTURES = '/pictures/'

/** The pictures that social networks show with a link. */
export const SOCIAL = '/social/'

/** The icons of the site: lib/site/icons.ts. */
export const ICONS = '/icons/'

/** What visitors can download, copied from public/. */
export const DOCUMENTS = '/documents/'

/** Those in which the names of files contain a hash of the content. */
export const HASHED = [ASSETS, PICTURES]
