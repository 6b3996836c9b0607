/** Path of a page's Markdown edition, from its canonical path: "/areas/" has "/areas/index.md". */
export const editionPath = (canonical: string): string => `${canonical}index.md`
