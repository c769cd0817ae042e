/** One article of the help centre; the body is Markdown. */
export interface HelpArticle {
  title: string
  body: string
  votesYes: number
  votesNo: number
  isDraft?: boolean
}

export interface HelpGroup {
  title: string
  articles: HelpArticle[]
}
