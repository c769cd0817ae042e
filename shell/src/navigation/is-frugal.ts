import { connection } from '../remotes/patience.ts'

/** Whoever saves data, or has a slow line, is sent only what was asked for. */
export const isFrugal = (): boolean => {
  const { saveData = false, effectiveType = '' } = connection()
  return saveData || effectiveType.endsWith('2g') || matchMedia('(prefers-reduced-data: reduce)').matches
}
