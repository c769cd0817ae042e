import { connection } from '../remotes/timeouts.ts'

/** Returns whether the visitor saves data or has a slow connection; then nothing is prefetched. */
export const isSavingData = (): boolean => {
  const { saveData = false, effectiveType = '' } = connection()
  return saveData || effectiveType.endsWith('2g') || matchMedia('(prefers-reduced-data: reduce)').matches
}
