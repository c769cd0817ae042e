import { cloneElement, type AriaAttributes, type ReactElement, type ReactNode } from 'react'

interface LinkProps extends Pick<AriaAttributes, 'aria-label' | 'aria-current'> {
  className?: string
  rel?: string
  children?: ReactNode
}

/** A link as the page's router makes it, still without a text: this package knows no router. */
export type LinkElement = ReactElement<LinkProps>

/** Gives the page's link its text and its look. */
export const fillLink = (link: LinkElement, props: LinkProps) => cloneElement(link, props)
