import { buttonClass } from '../button/button.tsx'
import { fillLink, type LinkElement } from '../link-slot.ts'
import { EmptyState } from './empty-state.tsx'

interface Props {
  /** The requested page number, which is beyond the last page. */
  page: number
  /** The number of pages, at least 1. */
  pages: number
  /** Returns the router's link to a page, without text. */
  link: (page: number) => LinkElement
}

/** A message for a page number beyond the end of a list, with a link to the last page. */
export const NoSuchPage = ({ page, pages, link }: Props) => (
  <EmptyState
    title={`There is no page ${page}`}
    text={pages > 1 ? `The last one is page ${pages}.` : 'The list has one page.'}
    action={
      <>
        {fillLink(link(1), { className: buttonClass({ tone: 'secondary' }), children: 'First page' })}
        {pages > 1
          ? fillLink(link(pages), { className: buttonClass({ tone: 'secondary' }), children: 'Last page' })
          : null}
      </>
    }
  />
)
