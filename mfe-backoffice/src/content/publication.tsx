import { formatDate } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { Button } from '@nireeka/ui'
import { useState } from 'react'

import { EditSection } from '../form/edit-section.tsx'
import { cancelPublication, type ContentItem, publishContent, withdrawContent } from './content.api.ts'
import type { ContentKind } from './content-kind.ts'
import styles from './content.module.css'
import { ContentStateBadge } from './content-state.tsx'
import { Preview } from './preview.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { useContentChange } from './use-content-change.ts'

interface Props {
  kind: ContentKind
  item: ContentItem
  /** Whether there are changes that aren't saved: only saved versions are published. */
  isDirty: boolean
}

/** What the public gets of a piece of content, and the buttons that change it. */
export function Publication({ kind, item, isDirty }: Props) {
  const { confirm } = usePlatform()
  const { change, isBusy } = useContentChange(item)
  const [isOpen, setOpen] = useState<'preview' | 'schedule' | null>(null)
  const isNewest = item.publishedVersion === item.version
  async function withdraw() {
    const isSure = await confirm({
      kind: 'alert',
      title: `Withdraw this ${kind.nouns[0]}?`,
      text: 'It’s removed from the public pages. Its versions stay, and it can be published again.',
      confirm: 'Withdraw',
      cancel: 'Cancel',
      isDangerous: true,
    })
    if (isSure) await change((http) => withdrawContent(http, item), `The ${kind.nouns[0]} is withdrawn.`)
  }
  const close = () => setOpen(null)
  return (
    <EditSection heading="Publication">
      <p className={styles.row}>
        <ContentStateBadge state={item.state} />
        <span>{sentenceOf(item)}</span>
      </p>
      <div className={styles.row}>
        {isNewest ? null : (
          <>
            <Button
              size="small"
              isBusy={isBusy}
              disabled={isDirty}
              onClick={() =>
                void change((http) => publishContent(http, item, null), `The ${kind.nouns[0]} is published.`)
              }
            >
              Publish version {item.version}
            </Button>
            <Button size="small" tone="secondary" disabled={isDirty} onClick={() => setOpen('schedule')}>
              Publish later
            </Button>
          </>
        )}
        {item.publishAt ? (
          <Button
            size="small"
            tone="secondary"
            isBusy={isBusy}
            onClick={() =>
              void change((http) => cancelPublication(http, item), 'Planned publication cancelled.')
            }
          >
            Cancel the planned publication
          </Button>
        ) : null}
        <Button size="small" tone="quiet" disabled={isDirty} onClick={() => setOpen('preview')}>
          Preview
        </Button>
        {item.mayWithdraw && item.publishedVersion !== null ? (
          <Button size="small" tone="quiet" isBusy={isBusy} onClick={() => void withdraw()}>
            Withdraw
          </Button>
        ) : null}
      </div>
      {isDirty ? <p className={styles.quiet}>Save your changes before you preview or publish them.</p> : null}
      {isOpen === 'preview' ? <Preview kind={kind} item={item} onClose={close} /> : null}
      {isOpen === 'schedule' ? <ScheduleDialog kind={kind} item={item} onClose={close} /> : null}
    </EditSection>
  )
}

function sentenceOf({ version, publishedVersion, publishVersion, publishAt, state }: ContentItem): string {
  const now =
    publishedVersion === null
      ? `Version ${version}. ${state === 'withdrawn' ? 'No longer public.' : 'Nobody sees it yet.'}`
      : publishedVersion === version
        ? `Version ${version} is live. It is the latest.`
        : `Version ${publishedVersion} is live. The latest is version ${version}.`
  if (publishAt === null) return now
  const at = new Date(publishAt)
  const when = `${formatDate(at, 'day', 'reader')}, ${formatDate(at, 'time', 'reader')}`
  return `${now} Version ${publishVersion} will be published on ${when}.`
}
