/** The phone number of the emergency notice, with a no-break space. */
const PHONE = '+1\u00A0555-0100'

/** The notice above a message about a dangerous bike, on the page and in the API's answers. */
export const STOP_RIDING = {
  title: 'Please stop riding for now',
  text: `This sounds like something that could hurt you. Leave the bike where it is and call us at ${PHONE}, day or night. A battery that is hot, swollen or smells goes outside, away from anything that burns, and is not charged again.`,
} as const

/** Matches names of products that contain a word such as "brake" but are no sign of danger. */
const HARMLESS = /\bbrake[\s-]?(?:tail)?lights?\b/gi

const ALARMING = [
  /\bbrak(?:es?|ed|ing)\b/i,
  /\bsmell(?:s|ed|ing|y)?\b/i,
  /\bsmok(?:es?|ed|ing|y)\b/i,
  /\b(?:burn(?:s|ed|t|ing)?|fires?|flames?|melt(?:s|ed|ing)?|overheat(?:s|ed|ing)?)\b/i,
  /\bspark(?:s|ed|ing)?\b/i,
  /\bbatter(?:y|ies)\b.{0,60}\b(?:hot|swollen|bulg\w*|leak\w*|hiss\w*)\b/is,
  /\b(?:hot|swollen|bulg\w*|leak\w*|hiss\w*)\b.{0,60}\bbatter(?:y|ies)\b/is,
  /\bcrack(?:s|ed|ing)?\b/i,
  /\b(?:broke(?:n)?|snapped|bent)\b.{0,60}\b(?:frame|fork|stem|handlebars?|bar|crank|seat ?post|axle)\b/is,
  /\b(?:frame|fork|stem|handlebars?|bar|crank|seat ?post|axle)\b.{0,60}\b(?:broke(?:n)?|snapped|bent)\b/is,
]

interface Matter {
  category: string
  subject: string
  text: string
}

/**
 * Returns whether a message may be about danger. When in doubt it returns true: a needless notice costs a minute, a
 * missing one could mean a fall.
 */
export function isSafetyMatter({ category, subject, text }: Matter): boolean {
  if (category === 'safety') return true
  const words = `${subject}\n${text}`.replaceAll(HARMLESS, ' ')
  return ALARMING.some((pattern) => pattern.test(words))
}
