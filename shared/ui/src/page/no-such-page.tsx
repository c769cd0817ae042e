import { buttonClass } from '../button/button.tsx'
import { fillLink, type LinkElement } from '../link-slot.ts'
import { EmptyState } from './empty-state.tsx'

interface Props {
  /** The page that was asked for, beyond the last. */
  page: number
  /** How many there are, at least 1. */
  pages: number
  /** The router's link to a page, without a text. */
  link: (page: number) => LinkElement
}

/** A list ends before the page that was asked for: where it does, and the way there. */
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
