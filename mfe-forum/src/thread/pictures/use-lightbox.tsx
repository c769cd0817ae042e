import { type ReactNode, type RefObject, useState } from 'react'

import { picturesAround } from './large-picture.ts'

/** Returns what opens a picture of a text large, and the view while it is open. Its code comes with the first picture. */
export function useLightbox(text: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<ReactNode>(null)
  const open = (link: HTMLAnchorElement) => {
    if (!text.current) return
    const around = picturesAround(text.current, link)
    import('./lightbox.tsx').then(
      ({ Lightbox }) => setView(<Lightbox {...around} onClose={() => setView(null)} />),
      // Without the code, the link leads where it leads without scripts.
      () => location.assign(link.href),
    )
  }
  return { open, view }
}
