import { isHttpError } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { Breadcrumbs, QueryView, Skeleton } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { BackOfficePage } from '../back-office-page.tsx'
import { EditForm } from '../form/edit-form.tsx'
import { readable } from '../labels.ts'
import { NotFound } from '../not-found.tsx'
import { contentBy, type ContentItem } from './content.api.ts'
import type { ContentKind } from './content-kind.ts'
import styles from './content.module.css'
import { kindAt, listPathOf } from './kinds.ts'
import { Publication } from './publication.tsx'
import { useContentForm } from './use-content-form.ts'
import { Versions } from './versions.tsx'

/** The key of a page for a new one. */
const NEW = 'new'
const isNone = (error: unknown) => isHttpError(error) && (error.status === 404 || error.status === 422)

/** The page of a piece of content, or of a new one. */
export function ContentEditPage() {
  const params = useParams()
  const kind = kindAt(params.kind)
  if (!kind || !params.key) return <NotFound />
  if (params.key !== NEW) return <StoredContent kind={kind} itemKey={params.key} />
  return kind.empty ? <NewContent kind={kind} /> : <NotFound />
}

function NewContent({ kind }: { kind: ContentKind }) {
  const heading = `New ${kind.nouns[0]}`
  useTitle(heading)
  return (
    <Frame kind={kind} heading={heading}>
      <ContentEditor kind={kind} item={null} />
    </Frame>
  )
}

function StoredContent({ kind, itemKey }: { kind: ContentKind; itemKey: string }) {
  const { http } = usePlatform()
  const query = useQuery(contentBy(http, { kind: kind.kind, key: itemKey }))
  const heading = query.data?.title ?? readable(kind.nouns[0])
  useTitle(heading)
  if (query.error && isNone(query.error)) return <NotFound />
  return (
    <Frame kind={kind} heading={heading}>
      <QueryView
        query={query}
        skeleton={<Skeleton kind="text" lines={12} />}
        failed={`This ${kind.nouns[0]} can’t be shown right now`}
      >
        {(item) => (
          <div className={styles.part}>
            <ContentEditor key={item.key} kind={kind} item={item} />
            <Versions kind={kind} item={item} />
          </div>
        )}
      </QueryView>
    </Frame>
  )
}

interface FrameProps {
  kind: ContentKind
  heading: string
  children: ReactNode
}

const Frame = ({ kind, heading, children }: FrameProps) => (
  <BackOfficePage
    heading={heading}
    breadcrumbs={
      <Breadcrumbs
        items={[{ label: kind.title, link: <Link to={listPathOf(kind)} /> }, { label: heading }]}
      />
    }
  >
    {children}
  </BackOfficePage>
)

/** The form of a piece of content. Each save is a draft that the public doesn't get before it is published. */
function ContentEditor({ kind, item }: { kind: ContentKind; item: ContentItem | null }) {
  const form = useContentForm(kind, item)
  const { Fields } = kind
  return (
    <div className={styles.part}>
      {/* Outside the form, since its dialogs are forms themselves. */}
      {item ? <Publication kind={kind} item={item} isDirty={form.isDirty} /> : null}
      <EditForm name={readable(kind.nouns[0])} form={form} labels={kind.labels} show={kind.show}>
        <Fields form={form} />
      </EditForm>
    </div>
  )
}
