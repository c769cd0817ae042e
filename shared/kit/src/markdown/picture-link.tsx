import { createContext, type MouseEvent, type ReactNode, use } from 'react'

/** Whether what is rendered is within a link of the text. */
export const IsInLink = createContext(false)

/** Opens the picture of a link large; undefined where pictures stay as they are. */
export type OpenPicture = (link: HTMLAnchorElement) => void

export const OpenPictureContext = createContext<OpenPicture | undefined>(undefined)

interface Props {
  /** The picture's address. */
  to: string
  alt: string
  children: ReactNode
}

/**
 * The link around a picture that opens it large. Without scripts, or in a new tab, it leads to the picture itself. A
 * picture that its author has linked keeps that link.
 */
export function PictureLink({ to, alt, children }: Props) {
  const open = use(OpenPictureContext)
  const isInLink = use(IsInLink)
  if (!open || isInLink) return children
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(event.currentTarget)
  }
  return (
    <a
      href={to}
      rel="noopener ugc nofollow"
      data-part="picture"
      aria-haspopup="dialog"
      aria-label={alt ? `Enlarge: ${alt}` : 'Enlarge this picture'}
      onClick={press}
    >
      {children}
    </a>
  )
}
