import { createContext, use, useEffect } from 'react'

/** Where the server reads the title of a page from, since it has no document. */
export const TitleContext = createContext<((title: string) => void) | null>(null)

/** The document's title while this page is shown; null while its name isn't known yet. */
export function useTitle(title: string | null) {
  const tellServer = use(TitleContext)
  if (title) tellServer?.(title)

  useEffect(() => {
    if (title) document.title = `${title} · Nireeka`
  }, [title])
}
