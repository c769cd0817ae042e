import { Badge, Button } from '@nireeka/ui'

import { Below } from '../../below.tsx'
import { DateAndTime } from '../../date-and-time.tsx'
import type { ListDefinition } from '../../list/list.ts'
import styles from '../help.module.css'
import { readVersions, type VersionRow } from './versions.api.ts'

interface Needs {
  topicId: number
  /** The number of the latest version. */
  latest: number
  isBusy: boolean
  onCompare: (number: number) => void
  onRestore: (number: number) => void
}

/** Returns the list of a topic's versions. */
export const versionsList = ({
  topicId,
  latest,
  isBusy,
  onCompare,
  onRestore,
}: Needs): ListDefinition<VersionRow> => ({
  name: `help-versions-${topicId}`,
  title: 'Versions',
  nouns: ['version', 'versions'],
  columns: [
    {
      header: 'Version',
      cell: ({ number, title, restoredFrom }) => (
        <span>
          {number}
          <Below>{restoredFrom ? `${title}, restored from version ${restoredFrom}` : title}</Below>
        </span>
      ),
    },
    {
      header: 'Status',
      cell: ({ isLive, number }) => (
        <span className={styles.row}>
          {isLive ? <Badge tone="success">Readers get it</Badge> : null}
          {number === latest ? <Badge tone="neutral">Latest</Badge> : null}
        </span>
      ),
    },
    {
      header: 'Saved',
      isFact: true,
      cell: ({ writtenAt, writtenBy }) => <When at={writtenAt} by={writtenBy ?? 'Original'} />,
    },
    {
      header: 'Published',
      isFact: true,
      cell: ({ publishedAt, publishedBy }) =>
        publishedAt ? <When at={publishedAt} by={publishedBy ?? 'Original'} /> : 'Never',
    },
    {
      header: 'Actions',
      isFact: true,
      cell: ({ number }) =>
        number === latest ? null : (
          <span className={styles.row}>
            <Button
              size="small"
              tone="secondary"
              aria-label={`Compare version ${number} with the latest`}
              onClick={() => onCompare(number)}
            >
              Compare
            </Button>
            <Button
              size="small"
              tone="quiet"
              isBusy={isBusy}
              aria-label={`Restore version ${number}`}
              onClick={() => onRestore(number)}
            >
              Restore
            </Button>
          </span>
        ),
    },
  ],
  nameOf: ({ number }) => `version ${number}`,
  read: (http, { page }, signal) => readVersions(http, topicId, page, signal),
  empty: { title: 'There are no versions', text: 'Each saved draft is a version.' },
})

const When = ({ at, by }: { at: string; by: string }) => (
  <span>
    <DateAndTime at={new Date(at)} />
    <Below>{by}</Below>
  </span>
)
