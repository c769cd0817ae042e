import { createContext, type ReactNode, use, useState } from 'react'

import styles from './overlay-place.module.css'

const OverlayPlaceContext = createContext<HTMLElement | null>(null)

/** Where overlays are to stand instead of over the whole page; null on every page of the site. */
export const useOverlayPlace = () => use(OverlayPlaceContext)

/** A box that its overlays stay in: several of them can be shown open on one page, and none holds the focus. */
export function OverlayPlace({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <div className={styles.place} ref={setPlace}>
      {place ? <OverlayPlaceContext value={place}>{children}</OverlayPlaceContext> : null}
    </div>
  )
}
