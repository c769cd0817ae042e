import { forumPictureOf, isOnSite, safePath } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { type ComponentProps, use } from 'react'

import { ForumPicture } from './forum-picture.tsx'
import { IsInLink, PictureLink } from './picture-link.tsx'

const REL = { house: 'noopener nofollow', rider: 'noopener ugc nofollow' }

/** The author of a text: the house or a member. */
export type Author = keyof typeof REL

type By<Tag extends 'a' | 'img'> = ComponentProps<Tag> & { by: Author }

/** Returns whether a link may lead to this path: a page that `safePath` accepts, or the log-in or registration page. */
const isPage = (href: string) => safePath(href) === href || href === '/login' || href === '/register'

const isPicture = (src: string) => src.startsWith('/pictures/') && isOnSite(src)

const isElsewhere = (href: string) => /^(https?:\/\/[^/\\]|mailto:)/.test(href)

/**
 * A link in a text. Links to pages of this site navigate without reloading it. Links to other addresses of this site,
 * to anchors and to addresses that aren't allowed become plain text.
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

/**
 * A picture in a text, of this site only: pictures from another site, which would tell that site who reads the text,
 * become links.
 */
export function TextPicture({ by, src = '', alt }: By<'img'>) {
  const isInLink = use(IsInLink)
  const picture = forumPictureOf(src)
  if (picture) return <ForumPicture picture={picture} alt={alt ?? ''} />
  if (isPicture(src)) {
    return (
      <PictureLink to={src} alt={alt ?? ''}>
        <img src={src} alt={alt ?? ''} loading="lazy" />
      </PictureLink>
    )
  }
  const words = alt || 'Picture on another site'
  if (isInLink) return words
  return (
    <TextLink by={by} href={src}>
      {words}
    </TextLink>
  )
}
