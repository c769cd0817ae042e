import { connection } from '../remotes/timeouts.ts'

/** Whether the visitor saves data or has a slow connection, so that nothing is fetched ahead. */
export const isSavingData = (): boolean => {
  const { saveData = false, effectiveType = '' } = connection()
  return saveData || effectiveType.endsWith('2g') || matchMedia('(prefers-reduced-data: reduce)').matches
}
