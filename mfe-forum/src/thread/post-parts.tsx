import { safePath } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import type { ComponentProps } from 'react'

const REL = 'noopener ugc nofollow'

/** Of an address that may not be, and of a leap within the page, which has no landing places, only the words are left. */
export function PostLink({ href, children }: ComponentProps<'a'>) {
  if (!href || href.startsWith('#')) return <span>{children}</span>
  if (safePath(href) === href) {
    return (
      <Link to={href} rel={REL}>
        {children}
      </Link>
    )
  }
  return (
    <a href={href} rel={REL}>
      {children}
    </a>
  )
}

/** Pictures come from this site only: one from elsewhere would tell that site who reads. It becomes a link. */
export function PostPicture({ src, alt }: ComponentProps<'img'>) {
  if (src && safePath(src) === src) return <img src={src} alt={alt ?? ''} loading="lazy" />
  return <PostLink href={src}>{alt || 'Picture on another site'}</PostLink>
}

/** The box of a list of things to do: a sign, not a control. */
export const PostTask = ({ checked }: ComponentProps<'input'>) => (
  <>
    <span aria-hidden="true">{checked ? '☑' : '☐'}</span>
    <span className="visually-hidden">{checked ? 'Done:' : 'Open:'}</span>
  </>
)
