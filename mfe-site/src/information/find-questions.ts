import type { InformationSection } from '../content/information-text.ts'

/** Returns the questions that contain every word in the question, its answer or its group. */
export const findQuestions = (questions: readonly InformationSection[], words: readonly string[]) =>
  questions.filter(({ heading, paragraphs, group = '' }) => {
    const text = [heading, group, ...paragraphs].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })

/** Returns the questions by group, in the order in which the groups first occur. */
export function groupQuestions(questions: readonly InformationSection[]) {
  const names = [...new Set(questions.map(({ group = '' }) => group))]
  return names.map((group) => ({
    group,
    questions: questions.filter((question) => (question.group ?? '') === group),
  }))
}
