import { Link } from '@nireeka/kit/router'
import { Breadcrumbs, FailedState, type QueryState, QueryView } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { AccountPage } from './account-page.tsx'
import { NotFound } from './not-found.tsx'
import { Waiting } from './waiting.tsx'

/** The page of the account that another one belongs to. */
export interface Parent {
  label: string
  to: string
}

interface Props {
  parent: Parent
  heading: string
  /** What the breadcrumbs call this page; the heading, if nothing else is said. */
  crumb?: string
  lead?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A page below one of the account's pages, with the way back to it. */
export const SubPage = ({ parent, heading, crumb = heading, ...rest }: Props) => (
  <AccountPage
    heading={heading}
    breadcrumbs={
      <Breadcrumbs items={[{ label: parent.label, link: <Link to={parent.to} /> }, { label: crumb }]} />
    }
    {...rest}
  />
)

interface QueryProps<Data> {
  query: QueryState<Data>
  parent: Parent
  /** While it isn't known what the page is about. */
  heading: string
  failed: string
  children: (data: Data) => ReactNode
}

/** One thing of the member's own, on a page below one of the account's, in each state of its query. */
export function SubPageQuery<Data>({ query, parent, heading, failed, children }: QueryProps<Data>) {
  const frame = (content: ReactNode) => (
    <SubPage parent={parent} heading={heading}>
      {content}
    </SubPage>
  )
  return (
    <QueryView
      query={query}
      skeleton={frame(<Waiting />)}
      failed={({ message, retry }) => frame(<FailedState title={failed} message={message} onRetry={retry} />)}
      notFound={<NotFound />}
    >
      {children}
    </QueryView>
  )
}
