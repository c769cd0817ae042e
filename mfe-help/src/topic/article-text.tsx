import { safePath } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { Prose } from '@nireeka/ui'
import type { ComponentProps } from 'react'
import Markdown from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'

import { ALLOWED_HTML } from './allowed-html.ts'
import { numberSections } from './number-sections.ts'

/** An article's Markdown as elements of React, never as a string of HTML. */
export const ArticleText = ({ markdown }: { markdown: string }) => (
  <Prose>
    <Markdown
      remarkPlugins={[remarkGfm]}
      rehypePlugins={[[rehypeSanitize, ALLOWED_HTML], numberSections]}
      components={{ a: ArticleLink, img: ArticlePicture }}
    >
      {markdown}
    </Markdown>
  </Prose>
)

/** A path of this site is followed without loading the site anew; of an address that may not be, the words are left. */
function ArticleLink({ href, children }: ComponentProps<'a'>) {
  if (!href) return children
  if (safePath(href) === href) return <Link to={href}>{children}</Link>
  return (
    <a href={href} rel="noopener nofollow">
      {children}
    </a>
  )
}

/** Pictures come from this site only: one from elsewhere would tell that site who reads. */
const ArticlePicture = ({ src = '', alt = '' }: ComponentProps<'img'>) =>
  safePath(src) === src ? <img src={src} alt={alt} loading="lazy" /> : <span>{alt}</span>
