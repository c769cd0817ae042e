import { Fragment } from 'react'

import { buttonClass } from '../button/button.tsx'
import { fillLink, type LinkElement } from '../link-slot.ts'
import { ErrorPage } from './error-page.tsx'
import { LostPageScene } from './scenes/lost-page-scene.tsx'

/** Texts of an area for an address that it doesn't know. */
export interface NotFoundText {
  title: string
  text: string
  /** Links to other pages, the most likely first. */
  waysOn: ReadonlyArray<{ label: string; to: string }>
}

interface Props extends NotFoundText {
  /** Returns the router's link to an address, without text. */
  link: (to: string) => LinkElement
}

/** The page for an address that leads nowhere. */
export const NotFoundPage = ({ title, text, waysOn, link }: Props) => (
  <ErrorPage
    title={title}
    text={text}
    picture={<LostPageScene />}
    actions={
      <>
        {waysOn.map(({ label, to }, place) => {
          const className = buttonClass({ tone: place === 0 ? 'primary' : 'secondary' })
          return <Fragment key={to}>{fillLink(link(to), { className, children: label })}</Fragment>
        })}
      </>
    }
  />
)
