/** The longest value in an address: Node reads at most 16 kB of path and headers. */
const LONGEST = 6000

/**
 * Percent-encodes a text for an address. Unlike `encodeURIComponent`, it takes lone surrogates, which become bytes that
 * aren't UTF-8.
 * @param {string} text
 */
export function encode(text) {
  const parts = [...text].map((character) => {
    if (/[\uD800-\uDFFF]/.test(character) && character.length === 1) return surrogate(character)
    return encodeURIComponent(character)
  })
  let length = 0
  return parts.filter((part) => (length += part.length) <= LONGEST).join('')
}

/** @param {string} character */
function surrogate(character) {
  const code = character.charCodeAt(0)
  const bytes = [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)]
  return bytes.map((byte) => `%${byte.toString(16).toUpperCase()}`).join('')
}

/** Returns a text without the characters that Node refuses to send in a header. @param {string} value */
export const headerText = (value) => value.replaceAll(/[^\t\u0020-\u007E\u0080-\u00FF]/g, '?').slice(0, 3000)
