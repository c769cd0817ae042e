import { Markdown } from '@nireeka/kit/markdown'
import { Prose } from '@nireeka/ui'

import styles from './forum.module.css'

/** A post's text as readers see it. */
export const PostText = ({ body }: { body: string }) => (
  <div className={styles.text} dir="auto">
    <Prose>
      <Markdown text={body} by="rider" />
    </Prose>
  </div>
)
