import { useEffect } from 'react'

interface Props {
  error: unknown
  report: (error: unknown) => void
  retry: () => void
}

/** Shown in a remote's place when its code throws; the rest of the site goes on. Plain on purpose: it needs nothing that may be broken. */
export function RemoteFailed({ error, report, retry }: Props) {
  useEffect(() => report(error), [error, report])
  return (
    <section role="alert" className="remote-failed">
      <h1>This section can’t be shown right now</h1>
      <p>Something went wrong in it. The rest of the shop, and your cart, are fine.</p>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </section>
  )
}
