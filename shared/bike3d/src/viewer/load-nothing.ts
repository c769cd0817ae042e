import type { loadLive as load } from './load-live.ts'

/** In place of `load-live` where nothing is ever drawn: three has no business in a server's bundle. */
export const loadLive: typeof load = () => Promise.reject(new Error('There is no live view on a server.'))
