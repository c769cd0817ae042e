import { isHttpError } from '@nireeka/contracts'
import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { Breadcrumbs, QueryView, Skeleton } from '@nireeka/ui'
import type { ComponentProps, ReactNode } from 'react'

import { BackOfficePage } from '../back-office-page.tsx'
import { NotFound } from '../not-found.tsx'
import styles from './bikes.module.css'
import { PublishedBadge } from './publication.tsx'

interface Area {
  label: string
  path: string
}

interface Props<Data extends object> {
  /** The list that the page belongs to. */
  area: Area
  /** The page between the list and this one. */
  parent?: Area
  title: string
  /** Whether the page says if the thing is published. */
  hasStatus?: boolean
  query: ComponentProps<typeof QueryView<Data>>['query']
  actions?: (data: Data) => ReactNode
  children: (data: Data) => ReactNode
}

/** Returns whether there is no such thing, or the address has no valid id. */
const isNone = (error: unknown) => isHttpError(error) && (error.status === 404 || error.status === 422)

/** The page of one bike, part, rule or colour: its title, whether it is published, and what a query of it has read. */
export function CatalogueItemPage<Data extends object>({
  area,
  parent,
  title,
  hasStatus = true,
  query,
  actions,
  children,
}: Props<Data>) {
  useTitle(title)
  const { data, error } = query
  if (error && isNone(error)) return <NotFound />
  return (
    <BackOfficePage
      heading={title}
      lead={
        hasStatus && data && 'isPublished' in data ? (
          <span className={styles.lead}>
            <PublishedBadge isPublished={Boolean(data.isPublished)} />
          </span>
        ) : undefined
      }
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: area.label, link: <Link to={area.path} /> },
            ...(parent ? [{ label: parent.label, link: <Link to={parent.path} /> }] : []),
            { label: title },
          ]}
        />
      }
      actions={data && actions?.(data)}
    >
      <QueryView query={query} skeleton={<Waiting />} failed="This page can’t be shown right now">
        {(it) => children(it)}
      </QueryView>
    </BackOfficePage>
  )
}

const Waiting = () => (
  <div role="status" aria-label="Loading">
    <Skeleton kind="text" lines={12} />
  </div>
)
