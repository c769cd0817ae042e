const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text that can hold no markup, between elements or in an attribute. */
export const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!)

/** JSON that can't end its script element. */
export const inlineJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')
