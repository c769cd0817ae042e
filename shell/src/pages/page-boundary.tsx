import type { Platform } from '@nireeka/contracts'
import { FailedState } from '@nireeka/ui'
import { Component, type ReactNode } from 'react'

interface Props {
  /** The current path; a change of it resets the boundary. */
  path: string
  report: Platform['report']
  children: ReactNode
}

interface State {
  path: string
  isBroken: boolean
}

/** Catches errors of a shell page, so that they break neither the frame nor the cart. */
export class PageBoundary extends Component<Props, State> {
  override state = { path: this.props.path, isBroken: false }

  static getDerivedStateFromProps({ path }: Props, state: State) {
    return state.path === path ? null : { path, isBroken: false }
  }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error)
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <FailedState
        title="This page can’t be shown right now"
        message="Something in it went wrong. The rest of the shop and your cart are fine."
        onRetry={() => location.reload()}
      />
    )
  }
}
