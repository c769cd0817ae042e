import { usePlatform } from '@nireeka/kit'
import { useEffect, useRef } from 'react'

import { holdNavigation } from './hold-navigation.ts'

const LEAVE = {
  kind: 'alert',
  title: 'Leave without saving?',
  text: 'Your changes on this page will be lost.',
  confirm: 'Leave',
  cancel: 'Stay',
  isDangerous: true,
} as const

/**
 * Asks before a page with unsaved changes is left, as long as `isDirty`. Returns the function that allows leaving at
 * once, for a page that goes on to another one when it has saved.
 */
export function useUnsavedChanges(isDirty: boolean): () => void {
  const platform = usePlatform()
  const release = useRef<() => void>(undefined)
  useEffect(() => {
    if (!isDirty) return
    const end = holdNavigation({
      mayLeave: () => platform.confirm(LEAVE),
      navigate: (path) => platform.navigate(path),
    })
    release.current = end
    return end
  }, [isDirty, platform])
  return () => release.current?.()
}
