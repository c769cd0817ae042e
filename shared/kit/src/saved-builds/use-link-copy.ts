import { pathOfBuild } from '@nireeka/contracts/bike-build'

import { usePlatform } from '../platform.tsx'
import type { SavedBuild } from './saved-builds.api.ts'

/**
 * Returns what copies the address of a build, which shows it to everyone; where the browser can't copy, the address is
 * told.
 */
export function useLinkCopy({ slug, build }: Pick<SavedBuild, 'slug' | 'build'>) {
  const { notify } = usePlatform()
  return async () => {
    const url = new URL(pathOfBuild(slug, build), location.origin).href
    try {
      await navigator.clipboard.writeText(url)
      notify('success', 'Link copied. Anyone who opens it sees this bike.')
    } catch {
      notify('info', url)
    }
  }
}
