import { useQuery } from '@nireeka/kit/query'
import { QueryView, Skeleton } from '@nireeka/ui'

import { PostText } from '../thread/post-text.tsx'
import { markdownCode } from '../thread/thread.api.ts'
import styles from './editor.module.css'

/** The text as the post will show it. */
export function Preview({ text }: { text: string }) {
  const code = useQuery(markdownCode)
  return (
    <div className={styles.preview}>
      {text.trim() === '' ? (
        <p className={styles.nothing}>There is nothing to preview yet.</p>
      ) : (
        <QueryView
          query={code}
          skeleton={<Skeleton kind="text" />}
          failed="The preview can’t be shown right now"
          reason="A part of this page couldn’t be loaded."
        >
          {(Markdown) => <PostText body={text} Markdown={Markdown} arePicturesPrivate />}
        </QueryView>
      )}
    </div>
  )
}
