import type { Block, Chapter, ManualSection } from './chapter.ts'

/** Returns the words of a search text, in lower case. */
export const wordsOf = (question: string) => question.toLowerCase().split(/\s+/).filter(Boolean)

const textOf = (block: Block): string => {
  if (typeof block === 'string') return block
  if ('list' in block) return block.list.join(' ')
  if ('steps' in block) return block.steps.join(' ')
  if ('warning' in block) return block.warning
  if ('note' in block) return block.note
  return [block.table.head, ...block.table.rows].flat().join(' ')
}

const has = (words: readonly string[], { title }: Chapter, section: ManualSection) => {
  const text = [title, section.title, ...section.blocks.map(textOf)].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}

/** Returns the chapters with only those sections that contain every word; all sections if there are no words. */
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

/** Splits a text; the pieces at odd indexes are the searched words. */
export function splitByWords(text: string, words: readonly string[]): string[] {
  if (words.length === 0) return [text]
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  return text.split(new RegExp(`(${longestFirst.map(escape).join('|')})`, 'gi'))
}

const escape = (word: string) => word.replaceAll(/[$()*+.?[\\\]^{|}-]/g, String.raw`\$&`)
