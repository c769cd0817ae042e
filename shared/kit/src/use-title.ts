import { useEffect } from 'react'

/** The document's title while this page is shown; null while its name isn't known yet. */
export function useTitle(title: string | null) {
  useEffect(() => {
    if (title) document.title = `${title} · Nireeka`
  }, [title])
}
