/** A way to reach somebody. */
export interface Way {
  title: string
  /** What the link reads: a number, an address, a place of the site. */
  label: string
  to: string
  note: string
}

/** The text of an information page. A paragraph is plain text. */
export interface InformationText {
  title: string
  description: string
  /** Questions open one by one; a text is read from the top. */
  kind?: 'questions'
  /** Stands above the text. */
  picture?: { src: string; alt: string }
  /** The quickest ways to an answer, above the text. */
  ways?: Way[]
  sections: Array<{ heading: string; paragraphs: string[] }>
}
