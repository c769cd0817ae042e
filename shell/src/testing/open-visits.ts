import { fakePlatform } from '@nireeka/kit/testing'
import { vi } from 'vitest'

import type { Lifecycles } from '../remotes/loader.ts'
import type { RemoteState } from '../remotes/remotes.ts'
import { createVisits } from '../remotes/visits.ts'

export const MOUNT_MS = 3000
export const never = () => new Promise<never>(() => undefined)
export const done = async () => undefined

/** Returns lifecycles that show a text while they are mounted. */
export function code(text: string, change: Partial<Lifecycles> = {}): Lifecycles {
  let root: HTMLElement | null = null
  return {
    bootstrap: done,
    mount: async ({ outlet }) => {
      root = outlet().appendChild(document.createElement('div'))
      root.textContent = text
    },
    unmount: async () => root?.remove(),
    ...change,
  }
}

/** Opens the visits of a remote; each load takes the next of these codes. */
export function openVisits(...codes: Array<Lifecycles | Promise<Lifecycles>>) {
  const outlet = document.body.appendChild(document.createElement('div'))
  const states: Array<RemoteState | null> = []
  const load = vi.fn(async (_failures: number) => {
    const next = codes.shift()
    if (!next) throw new Error('The test did not expect another load')
    return next
  })
  const report = vi.fn()
  const props = {
    name: 'help',
    platform: fakePlatform(),
    outlet: () => outlet,
    retry: () => undefined,
  }
  const visits = createVisits({
    props,
    load,
    outlet: () => outlet,
    markup: { isThere: () => false },
    setState: (state) => states.push(state),
    report,
    mountMs: MOUNT_MS,
  })
  return {
    ...visits,
    enter: () => visits.mount(props),
    leave: visits.unmount,
    load,
    report,
    text: () => outlet.textContent,
    state: () => states.at(-1),
  }
}
