import type { Block, Chapter, ManualSection } from './chapter.ts'

/** The words of a question, in small letters. */
export const wordsOf = (question: string) => question.toLowerCase().split(/\s+/).filter(Boolean)

const textOf = (block: Block): string => {
  if (typeof block === 'string') return block
  if ('list' in block) return block.list.join(' ')
  if ('steps' in block) return block.steps.join(' ')
  if ('safety' in block) return block.safety
  return [block.table.head, ...block.table.rows].flat().join(' ')
}

const has = (words: readonly string[], { title }: Chapter, section: ManualSection) => {
  const text = [title, section.title, ...section.blocks.map(textOf)].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}

/** The chapters with those sections that have every word in them; all of them without a word. */
export function searchManual(chapters: readonly Chapter[], words: readonly string[]): Chapter[] {
  return chapters
    .map((chapter) => ({
      ...chapter,
      sections: chapter.sections.filter((section) => has(words, chapter, section)),
    }))
    .filter(({ sections }) => sections.length > 0)
}

export const countSections = (chapters: readonly Chapter[]) =>
  chapters.reduce((sum, { sections }) => sum + sections.length, 0)

/** A text in pieces: those at odd places are words that were looked for. */
export function splitByWords(text: string, words: readonly string[]): string[] {
  if (words.length === 0) return [text]
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  return text.split(new RegExp(`(${longestFirst.map(escape).join('|')})`, 'gi'))
}

const escape = (word: string) => word.replaceAll(/[$()*+.?[\\\]^{|}-]/g, String.raw`\$&`)
