/** A piece of text: a paragraph, a list, steps in order, a table, or a note that somebody's safety hangs on. */
export type Block =
  | string
  | { list: string[] }
  | { steps: string[] }
  | { table: { head: string[]; rows: string[][] } }
  | { safety: string }

export type BikeSlug = 'nireeka-prime' | 'nireeka-homie' | 'nyx'

/** A part of a chapter with an address of its own: /user-manual?bike=nyx#charging-first */
export interface ManualSection {
  /** Unique in the whole manual, and never changed: links of others lead to it. */
  id: string
  title: string
  blocks: Block[]
  /** The bikes that it is true of; all of them when it isn't said. */
  bikes?: BikeSlug[]
}

export interface Chapter {
  id: string
  title: string
  sections: ManualSection[]
}
