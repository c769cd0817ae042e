import type { Progress } from './navigation.ts'

/** The bar reaches its end and fades in this time (progress.module.css). */
const LEAVE_MS = 450

/** The bar of one route change after the other. A change that was never waited for shows none. */
export function createProgress(state$: { readonly value: Progress; next: (value: Progress) => void }) {
  let timer: ReturnType<typeof setTimeout> | undefined

  const set = (value: Progress) => {
    clearTimeout(timer)
    if (state$.value !== value) state$.next(value)
  }

  return {
    run: () => set('running'),
    end(state: 'ready' | 'failed') {
      if (state$.value !== 'running') return
      set(state === 'ready' ? 'ended' : 'failed')
      timer = setTimeout(() => set('idle'), LEAVE_MS)
    },
  }
}
