const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text as HTML shows it, within an element or an attribute. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => ENTITIES[mark]!)
