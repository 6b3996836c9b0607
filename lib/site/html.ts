const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text escaped for HTML, in an element or an attribute value. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => ENTITIES[mark]!)
