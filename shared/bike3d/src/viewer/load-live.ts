/** Loads the live view together with three.js, in a chunk of its own. */
export const loadLive = async () =>
  (await import(/* webpackChunkName: "bike-live" */ './live-bike.ts')).startLiveBike
