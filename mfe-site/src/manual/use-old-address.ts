import { useLocation, useNavigate } from '@nireeka/kit/router'
import { useEffect } from 'react'

import { chapterWith } from './manual.ts'
import { chapterPath } from './manual-path.ts'

/**
 * Leads addresses of the time when the manual was one page on to the chapter: /user-manual?bike=nyx#charging. Only the
 * browser knows the part after the #.
 */
export function useOldAddress(bike: string, isSearch: boolean) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const section = hash.slice(1)
    const chapter = isSearch ? null : chapterWith(section)
    if (!chapter) return
    const place = section === chapter.id ? '' : section
    void navigate(chapterPath(bike, chapter.id, place), { replace: true })
  }, [bike, hash, isSearch, navigate])
}
