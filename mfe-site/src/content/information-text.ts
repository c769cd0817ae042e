/** A way to contact us. */
export interface Way {
  title: string
  /** The link's text: a phone number, an email address or a page name. */
  label: string
  to: string
  note: string
}

export interface InformationSection {
  /** The section's anchor in the URL; by default its number. */
  id?: string
  heading: string
  paragraphs: string[]
  /** The group heading under which the question is listed. */
  group?: string
  /** A table below the paragraphs. */
  table?: { head: string[]; rows: string[][] }
}

/** The content of an information page. Each paragraph is plain text. */
export interface InformationText {
  title: string
  description: string
  /** A picture above the text. */
  picture?: { src: string; alt: string }
  /** The quickest ways to get an answer, shown above the text. */
  ways?: Way[]
  /** The date of the last change: 2026-11-02. */
  changed?: string
  sections: InformationSection[]
}
