// Draws one picture of a model under development; run with `--help` for the options.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { bundle, bytesOf, openPage } from './browser.mjs'

const HELP = `node shared/bike3d/pictures/preview.mjs <subject> <view> <out.png> [options]

subject  module:<file below src>#<function>[,module:…]   a piece or item that is being worked on
         bike:<slug>                                     a whole bike (needs src/bike/build-bike.ts)
view     side | front34 | rear34 | front | back | top, or <azimuth>,<elevation> in degrees
         (azimuth 0: from the right side, 90: from the front)

--plan <slug>        the function takes a plan: { tools, measures, shape } of this bike; else it takes the tools
--size-name M        the bike's size
--shape '{"saddle":"leather"}'   changes the plan's shape
--parts 403,1002     parts of a whole bike
--explode 1          moves the pieces of a whole bike apart, up to 1
--colour 5           the catalogue's colour of the paint; with RAL codes: 9,5024,9001
--zoom 3             larger
--target 0,600,0     what is in the middle, in millimetres
--tint #2f4a3c       colour of shell and cloth
--live               the coarser meshes of the live view
--size 1200x750      pixels
--samples 8          more: smoother shadows and edges
--lights 48          lights of the ground shadow
`
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean' },
    plan: { type: 'string' },
    'size-name': { type: 'string', default: 'M' },
    shape: { type: 'string', default: '{}' },
    parts: { type: 'string', default: '' },
    explode: { type: 'string', default: '0' },
    colour: { type: 'string', default: '1' },
    zoom: { type: 'string', default: '1' },
    target: { type: 'string' },
    tint: { type: 'string' },
    live: { type: 'boolean', default: false },
    size: { type: 'string', default: '1200x750' },
    samples: { type: 'string', default: '8' },
    lights: { type: 'string', default: '48' },
  },
})
const [subject = '', view = '', out] = positionals
if (values.help || !out) {
  console.log(HELP)
  process.exit(values.help ? 0 : 1)
}

/** @param {string} text */
const numbers = (text) => text.split(',').filter(Boolean).map(Number)
const detail = values.live ? 'live' : 'still'

/** Returns the script that builds the subject. */
function entry() {
  if (subject.startsWith('bike:')) return bikeEntry(subject.slice(5))
  const functions = subject.split(',').map((part) => part.replace('module:', '').split('#'))
  const imports = functions.map(([file, name], i) => `import { ${name} as build${i} } from '../src/${file}'`)
  const list = functions.map(([, name], i) => `[${JSON.stringify(name)}, build${i}]`)
  return `import { openPreview } from './preview-page.ts'
    import { modelOf } from './preview-model.ts'
    ${imports.join('\n')}
    openPreview(() => modelOf([${list}], ${JSON.stringify({
      detail,
      bike: values.plan,
      size: values['size-name'],
      shape: JSON.parse(values.shape),
    })}))`
}

/**
 * Returns the point in the picture's middle, as given in the options.
 * @param {string} [text]
 */
function targetOf(text) {
  if (!text) return {}
  const [x = 0, y = 0, z = 0] = numbers(text)
  /** @type {[number, number, number]} */
  const target = [x, y, z]
  return { target }
}

/** @param {string} bike */
function bikeEntry(bike) {
  const configuration = {
    bike,
    size: values['size-name'],
    parts: numbers(values.parts),
    colour: { id: 1 },
  }
  const explode = Number(values.explode)
  return `import { openPreview } from './preview-page.ts'
    import { buildBike } from '../src/bike/build-bike.ts'
    import { movedApart } from '../src/exploded/moved-apart.ts'
    openPreview(() => {
      const { pieces, ...model } = buildBike(${JSON.stringify(configuration)}, '${detail}')
      return { ...model, pieces: ${explode} === 0 ? pieces : movedApart(pieces, ${explode}) }
    })`
}

const [width = 0, height = 0] = values.size.split('x').map(Number)
const [azimuth = 0, elevation = 0] = numbers(view)
const shot = {
  name: view,
  view: { azimuth, elevation, zoom: Number(values.zoom), ...targetOf(values.target) },
  width,
  height,
  samples: Number(values.samples),
}

const { page, close } = await openPage(await bundle(entry()))
try {
  const { tint, lights, colour } = values
  const [id, ral, secondRal] = colour.split(',')
  const built = await page.evaluate((needs) => window.preview.show(needs), {
    tint,
    lights: Number(lights),
    colour: { id: Number(id), ral, secondRal },
  })
  console.log(
    `${built.triangles} triangles, ${built.drawCalls} draw calls, built in ${built.milliseconds} ms (${detail})`,
  )
  const { png, milliseconds } = await page.evaluate((needs) => window.preview.draw(needs), shot)
  writeFileSync(out, bytesOf(png))
  console.log(`${out}: drawn in ${milliseconds} ms`)
} finally {
  await close()
}
