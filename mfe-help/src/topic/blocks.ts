import { sectionsOf } from './sections.ts'

/** A part of an article: a text, or steps in their order, each a Markdown text. */
export type Block =
  | { text: string; /** How many sections come before. */ sectionsBefore: number }
  | { steps: string[] }

/** Shorter lists stay lists. */
const WORTH_STEPS = 3
const FIRST = '1. '
const STEP = /^\d+\. +(.*)$/
const INDENT = /^ {1,3}/
/** Code, in which a number is no step, and links that are defined elsewhere in the text. */
const WHOLE = /^(?:```|\[[^\]]+\]:)/m

/** Splits an article's Markdown into texts and the numbered lists that tell what to do. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = []
  let text: string[] = []
  let sectionsBefore = 0
  const endText = () => {
    const ended = text.join('\n').trim()
    if (ended) blocks.push({ text: ended, sectionsBefore })
    sectionsBefore += sectionsOf(ended).length
    text = []
  }
  for (const lines of groupLines(markdown)) {
    const steps = stepsIn(lines)
    if (steps.length < WORTH_STEPS) text.push(...lines)
    else {
      endText()
      blocks.push({ steps })
    }
  }
  endText()
  return blocks
}

/** Returns the lines in groups: each numbered list, from "1." to the end of its last step, and what is between them. */
function groupLines(markdown: string): string[][] {
  const lines = markdown.split('\n')
  if (WHOLE.test(markdown)) return [lines]
  const groups: string[][] = [[]]
  let isList = false
  for (const [index, line] of lines.entries()) {
    const wasList: boolean = isList
    isList = wasList ? !endsList(line, lines[index - 1]) : line.startsWith(FIRST)
    if (isList !== wasList) groups.push([])
    groups.at(-1)!.push(line)
  }
  return groups
}

/** Returns whether a line within a list begins something else: neither step nor indented, after a blank line. */
const endsList = (line: string, before: string | undefined) => before === '' && /^(?!\d+\. )\S/.test(line)

function stepsIn(lines: readonly string[]): string[] {
  if (!lines[0]?.startsWith(FIRST)) return []
  const steps: string[] = []
  for (const line of lines) {
    const begun = STEP.exec(line)?.[1]
    if (begun === undefined) steps.push(`${steps.pop() ?? ''}\n${line.replace(INDENT, '')}`)
    else steps.push(begun)
  }
  return steps.map((step) => step.trim())
}
