import type { CHAPTER_IDS } from './chapter-routes.ts'

/**
 * A block of text: a paragraph, a list, ordered steps, a table, a warning of an injury, or a note about what else must
 * not be done.
 */
export type Block =
  | string
  | { list: string[] }
  | { steps: string[] }
  | { table: { head: string[]; rows: string[][] } }
  | { warning: string }
  | { note: string }

export type BikeSlug = 'nireeka-prime' | 'nireeka-homie' | 'nyx'

/** A section of a chapter with its own URL: /user-manual/battery-and-charging?bike=nyx#charging-first */
export interface ManualSection {
  /** Unique in the whole manual and never changed, because other sites link to it. */
  id: string
  title: string
  blocks: Block[]
  /** The bikes to which the section applies; all bikes if omitted. */
  bikes?: BikeSlug[]
}

export interface Chapter {
  id: (typeof CHAPTER_IDS)[number]
  title: string
  /** What is in it, in one line. */
  about: string
  sections: ManualSection[]
}
