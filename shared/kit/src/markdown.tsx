import ReactMarkdown from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'

import { ALLOWED_HTML } from './markdown/allowed-html.ts'
import { isTangled } from './markdown/is-tangled.ts'
import { keepHtmlAsText } from './markdown/keep-html-as-text.ts'
import type { Author } from './markdown/links-and-pictures.tsx'
import { numberSections, type SectionId } from './markdown/number-sections.ts'
import { PARTS } from './markdown/parts.tsx'

interface Props {
  /** GitHub's Markdown as it was typed. */
  text: string
  /** Riders' links say that they aren't ours, and their headings begin at the third level instead of the second. */
  by: Author
  /** Ids for the sections of a house article, by their place from 0; a text can choose none itself. */
  sectionId?: SectionId
}

/**
 * A text as elements of React, never as a string of HTML. Whoever wrote it, the same rules hold: a closed list of
 * elements, links that only lead, pictures of this site, HTML shown as it was typed, as is the whole of
 * a text that would hold the page up. It stands inside the ui's Prose.
 */
export function Markdown({ text, by, sectionId }: Props) {
  if (isTangled(text)) return <pre>{text}</pre>
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm]}
      remarkRehypeOptions={keepHtmlAsText}
      rehypePlugins={[
        [rehypeSanitize, ALLOWED_HTML],
        ...(sectionId ? [() => numberSections(sectionId)] : []),
      ]}
      components={PARTS[by]}
    >
      {text}
    </ReactMarkdown>
  )
}
