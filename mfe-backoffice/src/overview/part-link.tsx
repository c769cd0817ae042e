import type { ComponentProps } from 'react'

/** A link to a section of this page. */
export const PartLink = ({ id, children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} href={`#${id}`}>
    {children}
  </a>
)
