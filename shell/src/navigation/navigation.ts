import { createState } from '../state.ts'
import type { NavigationController, ControllerNeeds } from './navigation-controller.ts'

/** The state of a route change's progress bar: hidden, running, or fading out after success or failure. */
export type Progress = 'idle' | 'running' | 'ended' | 'failed'

type Needs = Omit<ControllerNeeds, 'progress$' | 'announced$'> & {
  load: () => Promise<{ createNavigationController: (needs: ControllerNeeds) => NavigationController }>
}

/**
 * Returns the navigation state that the frame shows. The controller behind it is loaded once the first page is
 * interactive.
 */
export function createNavigation({ load, ...needs }: Needs) {
  const progress$ = createState<Progress>('idle')
  const announced$ = createState('')
  let controller: NavigationController | null = null

  /** Loads the navigation controller. If that fails, the site still works, but pages always open at the top. */
  function begin() {
    void load().then(
      ({ createNavigationController }) =>
        (controller = createNavigationController({ ...needs, progress$, announced$ })),
      () => undefined,
    )
  }

  /** Called when the frame shows another page. */
  function pageShown() {
    closeMenus()
    if (controller) controller.pageShown()
    else window.scrollTo(0, 0)
  }

  return { progress$, announced$, begin, pageShown }
}

const closeMenus = () =>
  document.querySelectorAll<HTMLElement>('[popover=auto]').forEach((menu) => menu.hidePopover())

export type Navigation = ReturnType<typeof createNavigation>
