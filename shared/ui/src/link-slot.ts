import {
  cloneElement,
  type AriaAttributes,
  type MouseEventHandler,
  type ReactElement,
  type ReactNode,
} from 'react'

interface LinkProps extends Pick<AriaAttributes, 'aria-label' | 'aria-current'> {
  className?: string
  rel?: string
  onClick?: MouseEventHandler<HTMLAnchorElement>
  children?: ReactNode
}

/** A link element of the page's router, still without text: this package depends on no router. */
export type LinkElement = ReactElement<LinkProps>

/** Returns the page's link with its text and class name. */
export const fillLink = (link: LinkElement, props: LinkProps) => cloneElement(link, props)
