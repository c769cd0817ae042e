/** Resolves to whether the page may be left. */
type MayLeave = () => Promise<boolean>

interface Holder {
  mayLeave: MayLeave
  /** Goes to a path of this site. */
  navigate: (path: string) => void
}

const holders = new Set<Holder>()
let isAsking = false

/**
 * Holds every way out of the page: links, back and forward, calls of `navigate`, and closing or reloading the tab.
 * Within the site, `mayLeave` is asked first, and then the same navigation goes on; of a tab only the browser can ask.
 * Another query or hash of the same page is no way out. Returns the function that ends it.
 *
 * A browser without the Navigation API asks for the tab alone.
 */
export function holdNavigation(holder: Holder): () => void {
  holders.add(holder)
  if (holders.size === 1) listen()
  return () => {
    if (holders.delete(holder) && holders.size === 0) unlisten()
  }
}

function listen() {
  addEventListener('beforeunload', warn)
  if ('navigation' in window) navigation.addEventListener('navigate', hold)
}

function unlisten() {
  removeEventListener('beforeunload', warn)
  if ('navigation' in window) navigation.removeEventListener('navigate', hold)
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

function hold(event: NavigateEvent) {
  const { destination, cancelable, navigationType } = event
  const { pathname, search, hash } = new URL(destination.url)
  if (!cancelable || !destination.sameDocument || pathname === location.pathname) return
  event.preventDefault()
  const { key } = destination
  const isTraversal = navigationType === 'traverse'
  void ask(({ navigate }) => (isTraversal ? navigation.traverseTo(key) : navigate(pathname + search + hash)))
}

async function ask(goOn: (holder: Holder) => void) {
  const [holder] = holders
  if (!holder || isAsking) return
  isAsking = true
  const mayLeave = await holder.mayLeave().finally(() => (isAsking = false))
  if (!mayLeave) return
  holders.clear()
  unlisten()
  goOn(holder)
}
