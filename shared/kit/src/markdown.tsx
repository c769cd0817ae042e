import ReactMarkdown from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'

import { ALLOWED_HTML } from './markdown/allowed-html.ts'
import { PictureReaderContext, type PictureReader } from './markdown/forum-picture.tsx'
import { isTangled } from './markdown/is-tangled.ts'
import { keepHtmlAsText } from './markdown/keep-html-as-text.ts'
import type { Author } from './markdown/links-and-pictures.tsx'
import { numberSections, type SectionId } from './markdown/number-sections.ts'
import { PARTS } from './markdown/parts.tsx'
import { type OpenPicture, OpenPictureContext } from './markdown/picture-link.tsx'

interface Props {
  /** The text in GitHub's Markdown, as its author typed it. */
  text: string
  /** Links in members' texts are marked as user content, and headings start at level three instead of two. */
  by: Author
  /**
   * Returns the id for a section of a house article from its position, starting at 0; authors can't choose ids
   * themselves.
   */
  sectionId?: SectionId
  /** How pictures of the forum are read that guests may not see; without it they are shown as words. */
  pictures?: PictureReader | undefined
  /** Opens a picture of the text large, from the link around it; without it, pictures aren't pressed. */
  onPicture?: OpenPicture | undefined
}

/**
 * Renders a Markdown text as React elements, never as a string of HTML. The same rules apply to all authors: only
 * allowed elements, links without scripts, pictures of this site only, and HTML shown as the text that was typed. A
 * text nested so deeply that parsing would block the page is shown as plain text. Goes inside the ui's Prose.
 */
export function Markdown({ text, by, sectionId, pictures, onPicture }: Props) {
  if (isTangled(text)) return <pre>{text}</pre>
  return (
    <PictureReaderContext value={pictures}>
      <OpenPictureContext value={onPicture}>
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
      </OpenPictureContext>
    </PictureReaderContext>
  )
}
