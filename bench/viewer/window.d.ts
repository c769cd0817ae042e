/** The functions that the built page (webpack.config.mjs) offers, and the bike that it shows. */
interface Window {
  viewer: Pick<typeof import('../../shared/bike3d/src/viewer/load-live.ts'), 'loadLive'>
  bike: import('../../shared/bike3d/src/viewer/index.ts').LiveBike
}
