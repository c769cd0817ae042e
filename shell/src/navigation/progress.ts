import type { Progress } from './navigation.ts'

/** The duration in which the bar runs to its end and fades out (progress.module.css). */
const LEAVE_MS = 450

/** Returns functions that start and end the progress bar. A route change without waiting shows no bar. */
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
