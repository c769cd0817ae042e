import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { focusedPlace, focusPlace, typedIn } from './kept-html.ts'
import { type Sections, sectionsCode, type SectionsProps } from './sections-code.ts'
import { whenNear } from './when-near.ts'

type Code =
  | { status: 'waiting' }
  | { status: 'failed' }
  | { status: 'ready'; Sections: Sections; typed: SectionsProps['typed'] }

const WAITING: Code = { status: 'waiting' }

function firstCode(): Code {
  const Sections = sectionsCode.loaded()
  return Sections ? { status: 'ready', Sections, typed: null } : WAITING
}

/** Tells whether an address leads to a section that isn't rendered yet: the server renders all of them, a link none. */
const isMissing = (hash: string) => hash.length > 1 && !document.getElementById(hash.slice(1))

/**
 * Returns the code of the sections, which loads when their box is near the screen. What has the focus in the server's
 * HTML, and what was chosen there, stays.
 */
export function useSectionsCode() {
  const box = useRef<HTMLDivElement>(null)
  const place = useRef(-1)
  const [code, setCode] = useState(firstCode)
  const isWaiting = code.status === 'waiting'

  const fetchCode = useCallback(() => {
    sectionsCode.load().then(
      (Sections) => {
        place.current = box.current ? focusedPlace(box.current) : -1
        setCode({ status: 'ready', Sections, typed: box.current && typedIn(box.current) })
      },
      () => setCode({ status: 'failed' }),
    )
  }, [])

  const load = () => {
    setCode(WAITING)
    fetchCode()
  }

  useEffect(() => {
    if (!isWaiting || !box.current) return undefined
    if (!isMissing(location.hash)) return whenNear(box.current, fetchCode)
    fetchCode()
    return undefined
  }, [isWaiting, fetchCode])

  useLayoutEffect(() => {
    if (code.status === 'ready' && box.current) focusPlace(box.current, place.current)
  }, [code.status])

  return { box, code, load }
}
