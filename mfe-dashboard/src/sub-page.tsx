import { Link } from '@nireeka/kit/router'
import { Breadcrumbs, FailedState, type QueryState, QueryView } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { AccountPage } from './account-page.tsx'
import { NotFound } from './not-found.tsx'
import { Waiting } from './waiting.tsx'

/** The parent page of an account's subpage. */
export interface Parent {
  label: string
  to: string
}

interface Props {
  parent: Parent
  heading: string
  /** The page's name in the breadcrumbs; by default its heading. */
  crumb?: string
  lead?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A subpage of one of the account's pages, with breadcrumbs. */
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
  /** The heading while the data is loading. */
  heading: string
  failed: string
  children: (data: Data) => ReactNode
}

/** A subpage of the account that shows a query's data, with its loading and error states. */
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
