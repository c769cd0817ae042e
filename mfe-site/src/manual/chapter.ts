/** A block of text: a paragraph, a list, ordered steps, a table, or a safety note. */
export type Block =
  | string
  | { list: string[] }
  | { steps: string[] }
  | { table: { head: string[]; rows: string[][] } }
  | { safety: string }

export type BikeSlug = 'nireeka-prime' | 'nireeka-homie' | 'nyx'

/** A section of a chapter with its own URL: /user-manual?bike=nyx#charging-first */
export interface ManualSection {
  /** Unique in the whole manual and never changed, because other sites link to it. */
  id: string
  title: string
  blocks: Block[]
  /** The bikes to which the section applies; all bikes if omitted. */
  bikes?: BikeSlug[]
}

export interface Chapter {
  id: string
  title: string
  sections: ManualSection[]
}
