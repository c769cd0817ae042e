import { afterAll, vi } from 'vitest'

/** What single-spa replaces, because it listens to changes of the address. */
const REPLACED = ['addEventListener', 'removeEventListener'] as const

/** Makes a test file leave the browser as it found it, because the files of a worker share one (decision 076). */
export function leaveAsFound() {
  const found = REPLACED.map((name) => [name, window[name]] as const)

  afterAll(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.resetModules()
    for (const [name, value] of found) Object.assign(window, { [name]: value })
    resetPage()
  })
}

/** Resets the page to an empty document at the address /, without cookies, storage or replaced ways to navigate. */
export function resetPage() {
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  localStorage.clear()
  sessionStorage.clear()
  for (const name of Object.keys(history)) Reflect.deleteProperty(history, name)
  history.replaceState(null, '', '/')
}
