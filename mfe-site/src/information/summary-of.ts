import type { TextSectionData } from '@nireeka/contracts/api'

import { plainText } from './plain-text.ts'

/** The heading of a section that sums up the others. */
const SUMMARY = 'In short'

const SENTENCE = /.+?(?:[.!?](?=\s|$)|$)/g
/** Begins a sentence that says nothing without the heading or the text before it. */
const LEANS_ON = /^(?:Then|Otherwise)\b/

export const isSummary = ({ heading }: Pick<TextSectionData, 'heading'>) => heading === SUMMARY

/** A section in one sentence, with its place in the text. */
export interface SummaryLine {
  index: number
  heading: string
  sentence: string
}

/** Returns the first telling sentence of each section of running text; none for a text that has a summary of its own. */
export const summaryOf = (sections: readonly TextSectionData[]): SummaryLine[] =>
  sections.some(isSummary)
    ? []
    : sections.flatMap(({ heading, paragraphs: [first = ''], look }, index) =>
        look ? [] : [{ index, heading, sentence: sentenceOf(plainText(first)) }],
      )

function sentenceOf(paragraph: string): string {
  const sentences = (paragraph.match(SENTENCE) ?? []).map((sentence) => sentence.trim())
  return sentences.find((sentence) => !LEANS_ON.test(sentence)) ?? paragraph
}
