import { usePlatform } from '@nireeka/kit'
import { Badge, Button } from '@nireeka/ui'
import { useState } from 'react'

import { Below } from '../below.tsx'
import { DateAndTime } from '../date-and-time.tsx'
import { AdminList } from '../list/admin-list.tsx'
import type { ListDefinition } from '../list/list.ts'
import { bringBack, type ContentItem, readVersions, type VersionRow } from './content.api.ts'
import type { ContentKind } from './content-kind.ts'
import styles from './content.module.css'
import { useContentChange } from './use-content-change.ts'
import { WhatChanged } from './what-changed.tsx'

interface Props {
  kind: ContentKind
  item: ContentItem
}

/** All versions of a piece of content, what each has changed, and the button that brings it back. */
export function Versions({ kind, item }: Props) {
  const { confirm } = usePlatform()
  const { change, isBusy } = useContentChange(item)
  const [shown, setShown] = useState<number | null>(null)
  async function restore(version: number) {
    const isSure = await confirm({
      kind: 'alert',
      title: `Bring back version ${version}?`,
      text: 'Its text becomes the latest draft. It goes live when you publish it.',
      confirm: 'Bring back',
      cancel: 'Cancel',
    })
    if (isSure)
      await change((http) => bringBack(http, item, version), `Version ${version} is the draft again.`)
  }
  const list: ListDefinition<VersionRow> = {
    name: `content-${item.kind}-${item.key}`,
    title: 'Versions',
    nouns: ['version', 'versions'],
    columns: [
      {
        header: 'Version',
        cell: ({ version, title }) => (
          <span>
            {version}
            <Below>{title}</Below>
          </span>
        ),
      },
      {
        header: 'Status',
        cell: ({ isLive, publishedAt }) =>
          isLive ? <Badge tone="success">Live</Badge> : publishedAt ? 'Was published' : null,
      },
      {
        header: 'Saved',
        isFact: true,
        cell: ({ writtenAt, writtenBy }) => (
          <span>
            <DateAndTime at={new Date(writtenAt)} />
            <Below>{writtenBy ?? 'Original'}</Below>
          </span>
        ),
      },
      {
        header: 'Actions',
        isFact: true,
        cell: ({ version }) => (
          <span className={styles.row}>
            {version === 1 ? null : (
              <Button
                size="small"
                tone="quiet"
                aria-label={`What version ${version} changed`}
                onClick={() => setShown(version)}
              >
                Changes
              </Button>
            )}
            {version === item.version ? null : (
              <Button
                size="small"
                tone="quiet"
                isBusy={isBusy}
                aria-label={`Bring back version ${version}`}
                onClick={() => void restore(version)}
              >
                Bring back
              </Button>
            )}
          </span>
        ),
      },
    ],
    nameOf: ({ version }) => `version ${version}`,
    read: (http, { page }, signal) => readVersions(http, item, page, signal),
    empty: { title: 'There are no versions', text: 'Each saved draft is a version.' },
  }
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>Versions</h2>
      <AdminList list={list} />
      {shown === null ? null : (
        <WhatChanged kind={kind} item={item} version={shown} onClose={() => setShown(null)} />
      )}
    </section>
  )
}
