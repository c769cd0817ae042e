/** The text of an information page. A paragraph is plain text. */
export interface InformationText {
  title: string
  description: string
  sections: Array<{ heading: string; paragraphs: string[] }>
}
