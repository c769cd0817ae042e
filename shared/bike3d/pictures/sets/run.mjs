// `npm run pictures:sets`: draws the bikes with other things, those pictures that have changed.
import { loadBundled } from '../browser.mjs'
import { drawStills } from '../draw-stills.mjs'

/** @type {typeof import('./plan.ts')} */
const { SET_STILLS, PICTURE_QUALITY } = await loadBundled(`export * from './sets/plan.ts'`)

await drawStills({
  command: 'pictures:sets',
  script: `import { openSets } from './sets/set-page.ts'
openSets()`,
  lockName: 'sets.lock.json',
  stills: SET_STILLS,
  quality: PICTURE_QUALITY,
  trial: { width: 960, height: 600, samples: 8 },
  draw: (page, it) => page.evaluate(({ name, size }) => window.sets.draw(name, size), it),
})
