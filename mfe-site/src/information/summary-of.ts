import type { TextSectionData } from '@nireeka/contracts/api'

import { readEntry } from './entries.ts'
import { plainText } from './plain-text.ts'

/** The heading of a section that sums up the others. */
const SUMMARY = 'In short'

const SENTENCE = /.+?(?:[.!?](?=\s|$)|$)/g
/** Begins a sentence that says nothing without the heading or the text before it. */
const LEANS_ON = /^(?:Then|Otherwise)\b/

export const isSummary = ({ heading }: Pick<TextSectionData, 'heading'>) => heading === SUMMARY

/** A section in a few words, with its place in the text. */
export interface SummaryLine {
  index: number
  heading: string
  sentence: string
}

/**
 * Returns what a text says about its own sections, as its section "In short" has it: "Delivery: If we’re late, you can
 * cancel." None, if a line of it names no section: then it is shown as it is. A text without one is summed up by the first telling sentence of each section.
 */
export function summaryOf(sections: readonly TextSectionData[]): SummaryLine[] {
  const own = sections.find(isSummary)
  if (own) {
    const lines = own.paragraphs.flatMap((paragraph) => lineOf(paragraph, sections))
    return lines.length === own.paragraphs.length ? lines : []
  }
  return sections.flatMap(({ heading, paragraphs: [first = ''], look }, index) =>
    look ? [] : [{ index, heading, sentence: sentenceOf(plainText(first)) }],
  )
}

function lineOf(paragraph: string, sections: readonly TextSectionData[]): SummaryLine[] {
  const { title, text } = readEntry(paragraph)
  const index = sections.findIndex(({ heading }) => heading === title)
  return index === -1 ? [] : [{ index, heading: title, sentence: text }]
}

export const sentencesOf = (text: string) => (text.match(SENTENCE) ?? []).map((sentence) => sentence.trim())

function sentenceOf(paragraph: string): string {
  return sentencesOf(paragraph).find((sentence) => !LEANS_ON.test(sentence)) ?? paragraph
}
