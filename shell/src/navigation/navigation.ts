import { createState } from '../state.ts'
import type { Guide, GuideNeeds } from './guide.ts'

/** The bar of a route change: nothing, on its way, or on its way out after either end. */
export type Progress = 'idle' | 'running' | 'ended' | 'failed'

type Needs = Omit<GuideNeeds, 'progress$' | 'announced$'> & {
  load: () => Promise<{ createGuide: (needs: GuideNeeds) => Guide }>
}

/** What the frame shows of a route change. What leads the visitor through one comes when the first page is alive. */
export function createNavigation({ load, ...needs }: Needs) {
  const progress$ = createState<Progress>('idle')
  const announced$ = createState('')
  let guide: Guide | null = null

  /** Without the guide the site still works: pages begin at their top. */
  function begin() {
    void load().then(
      ({ createGuide }) => (guide = createGuide({ ...needs, progress$, announced$ })),
      () => undefined,
    )
  }

  /** The frame shows another page. */
  function place() {
    if (guide) guide.place()
    else window.scrollTo(0, 0)
  }

  return { progress$, announced$, begin, place }
}

export type Navigation = ReturnType<typeof createNavigation>
