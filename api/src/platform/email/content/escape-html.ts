const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (words: string) => words.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
