import { Component, type ReactNode, useEffect } from 'react'

interface Props {
  report: (error: unknown) => void
  retry: () => void
}

/**
 * Shows a message in a remote's place when it throws. The fallback is rendered at once, with getDerivedStateFromError:
 * with componentDidCatch alone, nothing would be drawn first, and a second error while unmounting would remove the
 * whole root.
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

/** The message of a failed remote. It uses no components, because they may be what failed. */
function RemoteFailed({ error, report, retry }: Props & { error: unknown }) {
  useEffect(() => report(error), [error, report])
  return (
    <section role="alert" className="remote-failed">
      <h1>This section can’t be shown right now</h1>
      <p>Something went wrong. The rest of the shop and your cart are fine.</p>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </section>
  )
}
