/** What a reader has to have at hand, read from what a text tells them to do. */
export interface Needs {
  /** Such as "about eight minutes"; null where the text doesn't say. */
  time: string | null
  tools: string[]
}

const TOOLS: ReadonlyArray<[RegExp, string]> = [
  [/second person/i, 'a second person'],
  [/\d Nm\b|torque wrench/, 'a torque wrench'],
  [/hex key/i, 'a hex key'],
  [/pedal spanner/i, 'a pedal spanner'],
  [/tyre levers?/i, 'tyre levers'],
  [/\binflate\b|pump it up|\bpump up\b/i, 'a pump'],
  [/dry cloth/i, 'a dry cloth'],
  [/chain gauge|\bon the gauge\b/i, 'a chain gauge'],
  [/with a patch|\bpatch hold\b/i, 'a repair kit'],
]

const NUMBER = String.raw`(?:\d+|two|three|four|five|six|eight|ten|twenty|thirty|half an)`
const TIME = new RegExp(String.raw`\btakes? ((?:about )?${NUMBER} (?:minutes|hours|hour))\b`)

/** Returns the time and the tools that a text names. */
export const needsOf = (text: string): Needs => ({
  time: TIME.exec(text)?.[1] ?? null,
  tools: TOOLS.filter(([pattern]) => pattern.test(text)).map(([, tool]) => tool),
})
