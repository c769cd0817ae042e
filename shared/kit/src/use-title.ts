import { createContext, use, useEffect } from 'react'

/** A page's title, and the picture that represents it where its address is shared. */
export interface PageName {
  title: string
  /** The path of the picture, on this site. */
  picture: string | null
}

/** Receives a page's title and picture on the server, which has no document. */
export const PageNameContext = createContext<((name: PageName) => void) | null>(null)

/**
 * Sets the document's title while the page is shown; null while it isn't known yet. `picture` (a path of this site) is
 * what messengers and social networks show with it.
 */
export function useTitle(title: string | null, picture: string | null = null) {
  const tellServer = use(PageNameContext)
  if (title) tellServer?.({ title, picture })

  useEffect(() => {
    if (title) document.title = `${title} · Nireeka`
  }, [title])
}
