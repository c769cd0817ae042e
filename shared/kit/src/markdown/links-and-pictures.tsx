import { isOnSite, safePath } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { type ComponentProps, createContext, use } from 'react'

const REL = { house: 'noopener nofollow', rider: 'noopener ugc nofollow' }

/** Whose text it is: the house's or a rider's. */
export type Author = keyof typeof REL

type By<Tag extends 'a' | 'img'> = ComponentProps<Tag> & { by: Author }

const IsInLink = createContext(false)

/** A path that a visitor may be sent back to, or a way in, which nobody is sent back to. */
const isPage = (href: string) => safePath(href) === href || href === '/login' || href === '/register'

const isPicture = (src: string) => src.startsWith('/pictures/') && isOnSite(src)

const isElsewhere = (href: string) => /^(https?:\/\/[^/\\]|mailto:)/.test(href)

/**
 * A page of this site is entered without loading the site anew. Of any other address of it, of a leap within the page
 * and of an address that may not be, only the words are left.
 */
export function TextLink({ by, href = '', children }: By<'a'>) {
  const words = <IsInLink value={true}>{children}</IsInLink>
  if (isPage(href)) {
    return (
      <Link to={href} rel={by === 'rider' ? REL.rider : undefined}>
        {words}
      </Link>
    )
  }
  if (!isElsewhere(href)) return <span>{children}</span>
  return (
    <a href={href} rel={REL[by]}>
      {words}
    </a>
  )
}

/** Pictures come from this site only: one from elsewhere would tell that site who reads. It becomes a link. */
export function TextPicture({ by, src = '', alt }: By<'img'>) {
  const isInLink = use(IsInLink)
  if (isPicture(src)) return <img src={src} alt={alt ?? ''} loading="lazy" />
  const words = alt || 'Picture on another site'
  if (isInLink) return words
  return (
    <TextLink by={by} href={src}>
      {words}
    </TextLink>
  )
}
