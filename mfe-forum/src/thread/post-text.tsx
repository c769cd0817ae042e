import type { Markdown as MarkdownCode } from '@nireeka/kit/markdown'
import { Prose } from '@nireeka/ui'

import styles from './post-text.module.css'

interface Props {
  body: string
  Markdown: typeof MarkdownCode
}

/** A post's text, in its own writing direction. */
export const PostText = ({ body, Markdown }: Props) => (
  <div className={styles.text} dir="auto">
    <Prose>
      <Markdown text={body} by="rider" />
    </Prose>
  </div>
)
