interface Connection {
  effectiveType?: string
  saveData?: boolean
}

export const connection = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {}

/** How long a remote may take, in ms: a fallback within 3 s, and more where the line itself is slow. */
export function patience() {
  const isSlow = ['slow-2g', '2g', '3g'].includes(connection().effectiveType ?? '')
  return isSlow ? { request: 15_000, remote: 20_000 } : { request: 2_300, remote: 2_700 }
}
