import { Component, type ReactNode, useEffect } from 'react'

interface Props {
  report: (error: unknown) => void
  retry: () => void
}

/**
 * What a remote throws stays in its place. It answers at once: a boundary that only hears of errors first draws nothing, and
 * what throws once more while it is taken away would take the whole root with it.
 */
export class RemoteBoundary extends Component<Props & { children?: ReactNode }> {
  override state: { broken: { error: unknown } | null } = { broken: null }

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } }
  }

  override render() {
    const { children, report, retry } = this.props
    const { broken } = this.state
    return broken ? <RemoteFailed error={broken.error} report={report} retry={retry} /> : children
  }
}

/** Plain on purpose: it needs nothing that may be broken. */
function RemoteFailed({ error, report, retry }: Props & { error: unknown }) {
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
