import type { Progress } from './navigation.ts'

/** The bar runs to its end and fades out in this time (progress.module.css). */
const LEAVE_MS = 450

/** Returns what runs and ends the progress bar. A route change that nobody had to wait for shows none. */
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
