// `npm run pictures:outdoors`: draws the pictures of people riding our bikes that have changed.
import { loadBundled } from '../browser.mjs'
import { drawStills } from '../draw-stills.mjs'

/** @type {typeof import('./plan.ts')} */
const { OUTDOOR_STILLS, PICTURE_QUALITY } = await loadBundled(`export * from './outdoors/plan.ts'`)

await drawStills({
  command: 'pictures:outdoors',
  script: `import { openOutdoors } from './outdoors/outdoor-page.ts'
openOutdoors()`,
  lockName: 'outdoors.lock.json',
  stills: OUTDOOR_STILLS,
  quality: PICTURE_QUALITY,
  // Their grain costs more than it shows: the largest is a page's first picture and has to stay below 60 kB.
  avif: 44,
  trial: { width: 960, height: 600, samples: 12 },
  draw: (page, it) => page.evaluate(({ name, size }) => window.outdoors.draw(name, size), it),
})
