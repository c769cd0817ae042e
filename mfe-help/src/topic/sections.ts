export interface Section {
  id: string
  title: string
}

const FENCE = /^```/
const HEADING = /^## +(.+?)(?: +#+)?$/

/** Returns a section's id from its position, because an article's text must not choose element ids. */
export const sectionId = (index: number) => `section-${index + 1}`

/** Returns the second-level headings of a Markdown text, except those inside code. */
export function sectionsOf(markdown: string): Section[] {
  let isCode = false
  const titles: string[] = []
  for (const line of markdown.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode
    const title = isCode ? undefined : HEADING.exec(line)?.[1]
    if (title) titles.push(title.replaceAll(/[*_`]/g, ''))
  }
  return titles.map((title, index) => ({ id: sectionId(index), title }))
}
