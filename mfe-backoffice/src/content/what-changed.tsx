import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Dialog, QueryView, Skeleton } from '@nireeka/ui'

import { labelOf, textOf } from '../form/field-texts.ts'
import { ChangedLines } from '../help/versions/changed-lines.tsx'
import { type ContentItem, versionOf } from './content.api.ts'
import type { ContentKind } from './content-kind.ts'

interface Props {
  kind: ContentKind
  item: ContentItem
  version: number
  onClose: () => void
}

/** Shows what a version has changed since the one before. */
export function WhatChanged({ kind, item, version, onClose }: Props) {
  const { http } = usePlatform()
  const before = useQuery(versionOf(http, { ...item, version: version - 1 }))
  const after = useQuery(versionOf(http, { ...item, version }))
  const view = {
    skeleton: <Skeleton kind="text" lines={8} />,
    failed: 'The versions can’t be shown right now',
  }
  return (
    <Dialog title={`What version ${version} changed`} onClose={onClose}>
      <QueryView query={before} {...view}>
        {(old) => (
          <QueryView query={after} {...view}>
            {(now) => <ChangedLines before={linesOf(kind, old)} after={linesOf(kind, now)} />}
          </QueryView>
        )}
      </QueryView>
    </Dialog>
  )
}

/** Returns the fields of a version as lines of text. */
const linesOf = ({ labels = {}, show }: ContentKind, data: Record<string, unknown>): string[] =>
  Object.entries(data)
    .filter(([field]) => field !== 'kind')
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([field, value]) =>
      `${labels[field] ?? labelOf(field)}: ${show?.(field, value) ?? textOf(value)}`.split(/\r?\n/),
    )
