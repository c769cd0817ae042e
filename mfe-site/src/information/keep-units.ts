/** A number and the unit that follows it, or the country code of a phone number. */
const BREAKS = /(?<=\d|½|\+\d+) (?=(?:Nm|[cmk]?m|km\/h|kg|g|Wh?|V|A|°C|percent)(?![\w°])|\d{3}-\d{4})/g

/** Returns a text in which no line ends between a number and its unit. */
export const keepUnits = (text: string) => text.replaceAll(BREAKS, '\u00A0')
