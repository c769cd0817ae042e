/** Returns the pattern by which LIKE finds what begins with a text, whatever characters are in it. */
export const startingWith = (text: string) => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
