import { createContext, use, useEffect } from 'react'

/** What a page is called, and what shows it where its address is shared. */
export interface PageName {
  title: string
  /** A path of this site. */
  picture: string | null
}

/** Where the server reads the name of a page from, since it has no document. */
export const PageNameContext = createContext<((name: PageName) => void) | null>(null)

/**
 * The document's title while this page is shown; null while its name isn't known yet. `picture` (a path of this site)
 * is what messengers and social networks show beside it.
 */
export function useTitle(title: string | null, picture: string | null = null) {
  const tellServer = use(PageNameContext)
  if (title) tellServer?.({ title, picture })

  useEffect(() => {
    if (title) document.title = `${title} · Nireeka`
  }, [title])
}
