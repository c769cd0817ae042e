/** What a reader has to have before they begin, read from what a text tells them to do. */
export interface Needs {
  /** Such as "about eight minutes"; null where the text doesn't say. */
  time: string | null
  tools: string[]
  /** Whether the text says that it takes no tools. */
  hasNoTools: boolean
  /** Whether it takes a second person. */
  isForTwo: boolean
}

const TOOLS: ReadonlyArray<[RegExp, string]> = [
  [/\d\sNm\b|torque wrench/, 'a torque wrench'],
  [/hex key/i, 'a hex key'],
  [/pedal spanner/i, 'a pedal spanner'],
  [/spoke key/i, 'a spoke key'],
  [/tyre levers?/i, 'tyre levers'],
  [/shock pump/i, 'a shock pump'],
  [/\binflate\b|\bpump it up\b|\bpump up\b|\ba pump\b/i, 'a pump'],
  [/pressure gauge/i, 'a pressure gauge'],
  [/\bcloth\b/i, 'a cloth'],
  [/\ba brush\b/i, 'a brush'],
  [/chain gauge|\bon the gauge\b/i, 'a chain gauge'],
  [/with a patch|\bpatch hold\b/i, 'a repair kit'],
]

const NUMBER = String.raw`(?:\d+|two|three|four|five|six|eight|ten|twenty|thirty|half an)`
const TIME = new RegExp(String.raw`\btakes? ((?:about )?${NUMBER} (?:minutes|hours|hour))\b`)

/** Returns the time, the tools and the help that a text names. */
export function needsOf(text: string): Needs {
  const tools = TOOLS.filter(([pattern]) => pattern.test(text)).map(([, tool]) => tool)
  return {
    time: TIME.exec(text)?.[1] ?? null,
    tools,
    hasNoTools: tools.length === 0 && /\bno tools\b/.test(text),
    isForTwo: /second person/i.test(text),
  }
}

/** A sentence that says nothing but how long it takes, or with what. */
const ONLY_NEEDS = new RegExp(
  String.raw`^(?:With [^.:]+, it|An? \w+|It) takes (?:about )?${NUMBER} (?:minutes|hours|hour)\.(?: |$)`,
  'm',
)

/** Returns an article's text without the sentence of its first paragraph that only repeats time and tools. */
export function withoutNeeds(markdown: string): string {
  const [first = '', ...rest] = markdown.split('\n\n')
  const kept = splitSentences(first).filter((sentence) => !ONLY_NEEDS.test(sentence))
  return [kept.join(' '), ...rest].filter(Boolean).join('\n\n')
}

const splitSentences = (paragraph: string) => paragraph.split(/(?<=\.) (?=[A-Z])/)
