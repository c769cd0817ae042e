import type { InformationTextData, TextSectionData } from '@nireeka/contracts/api'

import { wordsOf } from '../manual/search.ts'
import { plainText } from './plain-text.ts'
import { sectionId } from './section-titles.ts'

export type Question = TextSectionData & { id: string }

/** Returns the questions of a text, each with its anchor. */
export const questionsOf = ({ sections }: Pick<InformationTextData, 'sections'>): Question[] =>
  sections.map((section, index) => ({ ...section, id: sectionId(index, section) }))

/** Returns the questions that contain every word in the question, its answer or its group. */
export const findQuestions = (questions: readonly Question[], words: readonly string[]) =>
  questions.filter(({ heading, paragraphs, group = '' }) => {
    const text = [heading, group, ...paragraphs.map(plainText)].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })

/**
 * Returns the questions by group, in the order in which the groups first occur. A group's anchor is its number, in
 * letters that no question's anchor may have.
 */
export function groupQuestions(questions: readonly Question[]) {
  const names = [...new Set(questions.map(({ group = '' }) => group))]
  return names.map((group, index) => ({
    id: `group_${index + 1}`,
    group,
    questions: questions.filter((question) => (question.group ?? '') === group),
  }))
}

/** Returns the questions that were asked for, all without words, and the same by group. */
export function answersTo(text: Pick<InformationTextData, 'sections'>, asked: string) {
  const found = findQuestions(questionsOf(text), wordsOf(asked))
  return { found, groups: groupQuestions(found) }
}
