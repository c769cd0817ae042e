/** The space between a number and the unit that follows it, or in a phone number after the country's code. */
const BREAKS =
  /(?<=\d|½|\+\d+) (?=(?:Nm|[cmk]?m|km\/h|kg|g|Wh?|V|Ah?|k?Hz|bar|psi|°[CF]|m?l|kB|MB|percent)(?![\w°])|\d{3}-\d{4})/g

/** Returns a text in which no line ends between a number and its unit. */
export const keepUnits = (text: string) => text.replaceAll(BREAKS, '\u00A0')
