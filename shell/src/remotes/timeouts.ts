interface Connection {
  effectiveType?: string
  saveData?: boolean
}

export const connection = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {}

/**
 * Returns how long a remote may take, in ms: the fallback is shown within 3 s, or later on a slow connection. The
 * inner limit is shorter, so that the inner failure is the one reported.
 */
export function timeouts() {
  return isSlow()
    ? { chunk: 14_000, request: 15_000, remote: 20_000, mount: 20_000 }
    : { chunk: 2_200, request: 2_300, remote: 2_700, mount: 3_000 }
}

/**
 * Returns whether the connection is slow. Safari and Firefox don't expose the connection type, so the load time of
 * the page's own files decides there.
 */
function isSlow() {
  const { effectiveType } = connection()
  if (effectiveType) return effectiveType !== '4g'
  return performance.getEntriesByType('resource').some(({ duration }) => duration > 1000)
}
