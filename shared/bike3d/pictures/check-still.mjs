// Draws one small still and compares it with the committed one; `--update` replaces the committed one instead.
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import sharp from 'sharp'

import { bundle, bytesOf, openPage, PAGE } from './browser.mjs'

const REFERENCE = fileURLToPath(new URL('./reference/prime-front34.png', import.meta.url))
const SHOT = { view: { azimuth: 38, elevation: 9, fieldOfView: 20 }, width: 320, height: 200, samples: 8 }
/** @type {import('./subjects.ts').Subject} */
const SUBJECT = { bikes: [{ bike: 'nireeka-prime', size: 'M', parts: [] }] }
const COLOURS = [{ id: 3 }]
const LIGHTS = 16

/**
 * Largest differences that still pass, since browser versions round and smooth a little differently: mean and step out
 * of 255, share of all pixels.
 */
const TOLERANCE = { mean: 0.8, step: 16, share: 0.01 }

const drawn = await draw()
if (process.argv.includes('--update')) {
  mkdirSync(path.dirname(REFERENCE), { recursive: true })
  await sharp(drawn).removeAlpha().png({ compressionLevel: 9 }).toFile(REFERENCE)
  console.log(`${REFERENCE} is the new reference.`)
} else {
  if (!existsSync(REFERENCE)) throw new Error('There is no reference yet: run check-still.mjs --update.')
  const { mean, share } = differenceOf(await numbersOf(drawn), await numbersOf(REFERENCE))
  console.log(
    `On average ${mean.toFixed(2)} of 255 (at most ${TOLERANCE.mean}); ${(share * 100).toFixed(2)} % of the pixels are different (at most ${TOLERANCE.share * 100} %).`,
  )
  if (mean > TOLERANCE.mean || share > TOLERANCE.share) {
    const folder = process.env.PICTURES_OUT ?? '.'
    mkdirSync(folder, { recursive: true })
    const found = path.join(folder, 'prime-front34-found.png')
    await sharp(drawn).toFile(found)
    console.error(`The still looks different: ${found}. If it should, take it with --update.`)
    process.exitCode = 1
  }
}

async function draw() {
  const { page, close } = await openPage(await bundle(PAGE))
  try {
    await page.evaluate(({ subject, lights }) => window.pictures.show(subject, lights, 'light'), {
      subject: SUBJECT,
      lights: LIGHTS,
    })
    return bytesOf(
      await page.evaluate(({ shot, colours }) => window.pictures.draw(shot, colours), {
        shot: SHOT,
        colours: COLOURS,
      }),
    )
  } finally {
    await close()
  }
}

/** @param {Buffer | string} picture */
function numbersOf(picture) {
  return sharp(picture).removeAlpha().raw().toBuffer()
}

/**
 * Returns the mean difference and the share of clearly different values over all pixels.
 * @param {Buffer} a
 * @param {Buffer} b
 */
function differenceOf(a, b) {
  if (a.length !== b.length) return { mean: 255, share: 1 }
  let sum = 0
  const different = new Set()
  for (let i = 0; i < a.length; i++) {
    const step = Math.abs((a[i] ?? 0) - (b[i] ?? 0))
    sum += step
    if (step > TOLERANCE.step) different.add(Math.floor(i / 3))
  }
  return { mean: sum / a.length, share: different.size / (a.length / 3) }
}
