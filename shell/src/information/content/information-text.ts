/** The text of an information page. A paragraph is plain text. */
export interface InformationText {
  title: string
  description: string
  /** Questions open one by one; a text is read from the top. */
  kind?: 'questions'
  sections: Array<{ heading: string; paragraphs: string[] }>
}
