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

/**
 * Returns the code of the sections, which loads when their box is near the screen. What has the focus in the server's
 * HTML, and what was chosen there, stays.
 */
export function useSectionsCode() {
  const box = useRef<HTMLDivElement>(null)
  const place = useRef(-1)
  const [code, setCode] = useState(firstCode)
  const isWaiting = code.status === 'waiting'

  const load = useCallback(() => {
    setCode(WAITING)
    sectionsCode.load().then(
      (Sections) => {
        place.current = box.current ? focusedPlace(box.current) : -1
        setCode({ status: 'ready', Sections, typed: box.current && typedIn(box.current) })
      },
      () => setCode({ status: 'failed' }),
    )
  }, [])

  useEffect(() => (isWaiting && box.current ? whenNear(box.current, load) : undefined), [isWaiting, load])

  useLayoutEffect(() => {
    if (code.status === 'ready' && box.current) focusPlace(box.current, place.current)
  }, [code.status])

  return { box, code, load }
}
