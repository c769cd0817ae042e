import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { DateText, Dialog, QueryView } from '@nireeka/ui'

import { edits } from '../edit/edit.api.ts'
import { PostText } from '../post-text.tsx'
import { markdownCode, type Post } from '../thread.api.ts'
import { toVersions } from './to-versions.ts'
import styles from './history.module.css'

interface Props {
  post: Post
  onClose: () => void
}

/** The versions of a post, the present one first. */
export const HistoryDialog = ({ post, onClose }: Props) => (
  <Dialog title={`Versions of post ${post.number}`} onClose={onClose}>
    <Versions post={post} />
  </Dialog>
)

function Versions({ post }: { post: Post }) {
  const { http } = usePlatform()
  const { data: Markdown } = useQuery(markdownCode)
  return (
    <QueryView
      query={useQuery(edits(http, post.id))}
      skeleton="text"
      failed="The versions can’t be shown right now"
    >
      {(earlier) => (
        <ol className={styles.versions}>
          {toVersions({ ...post, by: post.author.userName, at: post.createdAt }, earlier).map(
            ({ version, body, by, at }) => (
              <li key={version} className={styles.version}>
                <h3 className={styles.head}>
                  Version {version}
                  {version === post.version ? ', shown now' : ''}
                </h3>
                <p className={styles.when}>
                  <bdi>{by}</bdi>, <DateText date={at} format="dayAndTime" zone="reader" />
                </p>
                {Markdown ? <PostText body={body} Markdown={Markdown} arePicturesPrivate /> : null}
              </li>
            ),
          )}
        </ol>
      )}
    </QueryView>
  )
}
