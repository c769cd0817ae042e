import { createState } from '../state.ts'
import type { NavigationController, ControllerNeeds } from './navigation-controller.ts'

/** The progress bar of a route change: hidden, running, or fading out after the page has come or failed. */
export type Progress = 'idle' | 'running' | 'ended' | 'failed'

type Needs = Omit<ControllerNeeds, 'progress$' | 'announced$'> & {
  load: () => Promise<{ createNavigationController: (needs: ControllerNeeds) => NavigationController }>
}

/** Returns what the frame shows of a route change. The controller behind it is loaded once the first page is interactive. */
export function createNavigation({ load, ...needs }: Needs) {
  const progress$ = createState<Progress>('idle')
  const announced$ = createState('')
  let controller: NavigationController | null = null

  /** Loads the controller. Without it the site still works: pages begin at their top. */
  function begin() {
    void load().then(
      ({ createNavigationController }) =>
        (controller = createNavigationController({ ...needs, progress$, announced$ })),
      () => undefined,
    )
  }

  /** Called when the frame shows another page. */
  function pageShown() {
    if (controller) controller.pageShown()
    else window.scrollTo(0, 0)
  }

  return { progress$, announced$, begin, pageShown }
}

export type Navigation = ReturnType<typeof createNavigation>
