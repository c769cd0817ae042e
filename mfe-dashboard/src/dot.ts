/** Separates two facts on a line. It stays with the words before it, so that no line begins with it. */
export const DOT = '\u00A0· '
