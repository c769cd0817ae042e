const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for use between elements or in an attribute. */
export const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!)

/** Returns JSON that can't end the script element it is in. */
export const inlineJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')
