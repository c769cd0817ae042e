/** A way to reach somebody. */
export interface Way {
  title: string
  /** What the link reads: a number, an address, a place of the site. */
  label: string
  to: string
  note: string
}

export interface InformationSection {
  /** Where a link to it leads; else its number says so. */
  id?: string
  heading: string
  paragraphs: string[]
  /** Questions that belong together stand under this. */
  group?: string
  /** Stands below the paragraphs. */
  table?: { head: string[]; rows: string[][] }
}

/** The text of an information page. A paragraph is plain text. */
export interface InformationText {
  title: string
  description: string
  /** Stands above the text. */
  picture?: { src: string; alt: string }
  /** The quickest ways to an answer, above the text. */
  ways?: Way[]
  /** The day of its last change: 2026-11-02. */
  changed?: string
  sections: InformationSection[]
}
