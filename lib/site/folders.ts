// The folders of the export that contain no pages.

/** Code, styles and fonts. */
export const ASSETS = '/assets/'

/** The pictures on pages. */
export const PICTURES = '/pictures/'

/** The pictures that social networks show with a link. */
export const SOCIAL = '/social/'

/** The icons of the site: lib/site/icons.ts. */
export const ICONS = '/icons/'

/** Files for visitors to download, copied from public/. */
export const DOCUMENTS = '/documents/'

/** The folders whose file names contain a hash of the content. */
export const HASHED = [ASSETS, PICTURES]
