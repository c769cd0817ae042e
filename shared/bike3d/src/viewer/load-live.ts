/** Fetches the live view with three, a chunk of its own. */
export const loadLive = async () =>
  (await import(/* webpackChunkName: "bike-live" */ './live-bike.ts')).startLiveBike
