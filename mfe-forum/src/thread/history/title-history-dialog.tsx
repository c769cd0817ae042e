import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { DateText, Dialog, QueryView } from '@nireeka/ui'

import type { ThreadPosts } from '../thread.api.ts'
import { titleEdits } from './title-edits.api.ts'
import { toVersions } from './to-versions.ts'
import styles from './history.module.css'

interface Props {
  thread: ThreadPosts['thread']
  openedAt: Date
  onClose: () => void
}

/** The titles of a thread with their tags, the present ones first. */
export const TitleHistoryDialog = ({ onClose, ...props }: Props) => (
  <Dialog title="Earlier titles" onClose={onClose}>
    <Titles {...props} />
  </Dialog>
)

function Titles({ thread, openedAt }: Omit<Props, 'onClose'>) {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(titleEdits(http, thread.id))}
      skeleton="text"
      failed="The titles can’t be shown right now"
    >
      {(earlier) => (
        <ol className={styles.versions}>
          {toVersions({ ...thread, by: thread.author.userName, at: openedAt }, earlier).map(
            ({ version, title, tags, by, at }) => (
              <li key={version} className={styles.version}>
                <h3 className={styles.head}>
                  <bdi>{title}</bdi>
                  {version === thread.version ? ' (shown now)' : ''}
                </h3>
                <p className={styles.when}>
                  <bdi>{by}</bdi>, <DateText date={at} format="dayAndTime" zone="reader" />
                </p>
                <p className={styles.when}>
                  {tags.length > 0 ? tags.map((tag) => `#${tag}`).join(' ') : 'No tags'}
                </p>
              </li>
            ),
          )}
        </ol>
      )}
    </QueryView>
  )
}
