import type { RegisteredRemote } from '@nireeka/contracts'
import type { RemoteProps } from '@nireeka/kit/remote'

export interface Lifecycles {
  bootstrap(props: RemoteProps): Promise<void>
  mount(props: RemoteProps): Promise<void>
  unmount(props: RemoteProps): Promise<void>
  /**
   * Loads code and data of a page ahead, by its path and query; or its code only. Releases from before this function
   * exists lack it, and somewhat later ones always load both.
   */
  prepare?(url: string, how?: { isCodeOnly: boolean }): Promise<void>
  /**
   * Lays out a page that is kept from an earlier visit, by its path and query, out of sight in the outlet. Releases from
   * before this function exists lack it.
   */
  layOutAhead?(url: string, outlet: HTMLElement): void
}

/** Loads a remote's code into the page. `attempt` counts the retries of this visit, from 0. */
export interface RemoteLoader {
  load(remote: RegisteredRemote, attempt: number): Promise<Lifecycles>
  prefetch(remote: RegisteredRemote): Promise<void>
}
