import type { ComponentProps } from 'react'
import type { Components } from 'react-markdown'

import { type Author, TextLink, TextPicture } from './links-and-pictures.tsx'

const H2: Components['h2'] = ({ children }) => <h2>{children}</h2>
const H3: Components['h3'] = ({ children }) => <h3>{children}</h3>
const H4: Components['h4'] = ({ children }) => <h4>{children}</h4>

/** The box of a task list item: an icon, not a control. */
const Task = ({ checked }: ComponentProps<'input'>) => (
  <>
    <span aria-hidden="true">{checked ? '☑' : '☐'}</span>
    <span className="visually-hidden">{checked ? 'Done:' : 'Open:'}</span>
  </>
)

const partsBy = (by: Author): Components => ({
  h5: H4,
  h6: H4,
  a: ({ href, children }) => (
    <TextLink by={by} href={href}>
      {children}
    </TextLink>
  ),
  img: ({ src, alt }) => <TextPicture by={by} src={src} alt={alt} />,
  input: Task,
})

/**
 * The components that render a text's elements. Headings always rank below the heading of the article or post itself.
 */
export const PARTS: Record<Author, Components> = {
  house: { ...partsBy('house'), h1: H2 },
  rider: { ...partsBy('rider'), h1: H3, h2: H3, h3: H4 },
}
