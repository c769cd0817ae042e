import type { loadLive as load } from './load-live.ts'

/** Replaces `load-live` in server bundles, so that they don't contain three.js. */
export const loadLive: typeof load = () => Promise.reject(new Error('There is no live view on a server.'))
