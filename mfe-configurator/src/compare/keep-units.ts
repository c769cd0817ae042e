/** The space between a number and its unit. */
const BREAKS = /(?<=\d) (?=(?:Nm|Wh?|[cm]?m|km\/h|kg|A|in)(?![\w]))/g

/** Returns a text in which no line ends between a number and its unit. */
export const keepUnits = (text: string) => text.replaceAll(BREAKS, '\u00A0')
