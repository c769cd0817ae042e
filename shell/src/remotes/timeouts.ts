interface Connection {
  effectiveType?: string
  saveData?: boolean
}

export const connection = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {}

/**
 * Returns how long a remote may take, in ms: the fallback comes within 3 s, later where the connection is slow. The
 * inner limit is the shorter one, so that the inner failure is reported.
 */
export function timeouts() {
  return isSlow()
    ? { chunk: 14_000, request: 15_000, remote: 20_000 }
    : { chunk: 2_200, request: 2_300, remote: 2_700 }
}

/** Safari and Firefox don't tell the kind of connection; the time that the page's own files took does. */
function isSlow() {
  const { effectiveType } = connection()
  if (effectiveType) return effectiveType !== '4g'
  return performance.getEntriesByType('resource').some(({ duration }) => duration > 1000)
}
