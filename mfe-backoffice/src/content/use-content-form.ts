import { usePlatform } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'
import { useNavigate } from '@nireeka/kit/router'

import { useEditForm } from '../form/use-edit-form.ts'
import { listKey } from '../list/list-query.ts'
import { contentBy, type ContentItem, saveContent } from './content.api.ts'
import type { ContentKind, ContentSchema } from './content-kind.ts'
import { listPathOf } from './kinds.ts'
import { listsOf } from './use-content-change.ts'

/** Returns the form of a piece of content, each save of which is a new version; `item` is null for a new one. */
export function useContentForm<Schema extends ContentSchema>(
  kind: ContentKind<Schema>,
  item: ContentItem | null,
) {
  const { http } = usePlatform()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const key = item?.key ?? null
  return useEditForm<Schema, ContentItem>({
    schema: kind.schema,
    stored: item,
    toValues: (stored) => ({ ...(stored?.data ?? kind.empty), version: stored?.version ?? 0 }) as never,
    save: (by, body, onceKey) => saveContent(by, { kind: kind.kind, key }, body, onceKey),
    read: item ? () => queries.fetchQuery({ ...contentBy(http, item), staleTime: 0 }) : undefined,
    onStored: (stored, isSaved) => {
      queries.setQueryData(contentBy(http, stored).queryKey, stored)
      if (isSaved)
        for (const list of listsOf(stored)) void queries.invalidateQueries({ queryKey: listKey(list) })
      if (!item) void navigate(`${listPathOf(kind)}/${stored.key}`, { replace: true })
    },
    saved: 'Draft saved.',
  })
}

export type ContentForm<Schema extends ContentSchema> = ReturnType<typeof useContentForm<Schema>>
