/** A number and the unit after it. */
const NUMBER_AND_UNIT = /(\d) (Nm|mm|cm|km|m|kg|g|Wh|W|V|Ah|A|kHz|Hz|bar|psi|°C|°F|l|ml|kB|MB|percent)\b/g

/** Returns a text in which no line breaks between a number and its unit. */
export const keepUnits = (text: string) => text.replace(NUMBER_AND_UNIT, '$1\u00A0$2')
