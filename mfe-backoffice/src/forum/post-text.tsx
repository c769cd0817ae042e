import { useForumPictures } from '@nireeka/kit'
import { Markdown } from '@nireeka/kit/markdown'
import { Prose } from '@nireeka/ui'

import styles from './forum.module.css'

/** A post's text as readers see it. Its pictures may be of a post that only staff see. */
export function PostText({ body }: { body: string }) {
  const pictures = useForumPictures(true)
  return (
    <div className={styles.text} dir="auto">
      <Prose>
        <Markdown text={body} by="rider" pictures={pictures} />
      </Prose>
    </div>
  )
}
