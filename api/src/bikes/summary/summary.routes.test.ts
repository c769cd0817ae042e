import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { ColourData } from '@nireeka/contracts/api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { seedConfigurator } from '../../../seed/configurator.ts'
import data from '../../../seed/configurator.json' with { type: 'json' }
import { readPdf, readPdfFacts } from '../../testing/pdf-text.ts'
import { PICTURES } from '../../testing/picture-file.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { findPicture } from './find-picture.ts'

const NOON = new Date('2026-11-23T12:00:00Z')

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ now: () => NOON, siteUrl: 'https://nireeka.test', picturesDir: PICTURES })
  await seedConfigurator(app.db)
})
afterAll(() => app.close())

/** Each call comes from an address of its own, because of the rate limit on PDFs. */
let visitors = 0
const open = (path: string, from = `2001:db8:${(visitors++).toString(16)}::1`) =>
  app.app.inject({ url: `/api/configurator/${path}`, remoteAddress: from })

/** The code of a Nireeka Prime, M, Midnight Pearl, with the 1000 W motor and its brakes. */
const CODE = '1-c-5--2x.dz'

async function linesOf(path: string): Promise<string[]> {
  const [page = '', ...more] = readPdf((await open(path)).rawPayload)
  expect(more).toEqual([])
  return page.split('\n')
}

test('a build stands on one page with its choices, prices, total, figures and delivery', async () => {
  const answer = await open(`nireeka-prime/summary?build=${CODE}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="nireeka-prime.pdf"',
    'cache-control': 'private, no-store',
  })
  const lines = await linesOf(`nireeka-prime/summary?build=${CODE}`)
  for (const line of ['Your Nireeka Prime', 'November 23, 2026', 'Midnight Pearl', '$190.00', 'Page 1 of 1'])
    expect(lines).toContain(line)
  const page = lines.join(' ')
  expect(page).toMatch(/M, for riders of \d+ to \d+ cm/)
  expect(page).toContain('Size M, Midnight Pearl')
  expect(page).toContain('Power 1,000 W')
  expect(page).toMatch(/Arrives \w+ \d+ to (\w+ )?\d+ if it is ordered today \(United States\)\./)
  expect(page).toContain(`https://nireeka.test/configurator/nireeka-prime?build=${CODE}`)
})

test.each(data.sample_builds)('$title has the catalogue’s total and figures', async (build) => {
  const bike = data.bikes.find(({ id }) => id === build.bike_id)!
  const code = [
    '1',
    build.size_id.toString(36),
    build.colour_id.toString(36),
    build.colour_id === 9 ? '5024.9005' : build.colour_id === 8 ? '5024' : '',
    build.part_ids.map((id) => id.toString(36)).join('.'),
  ]
    .join('-')
    .replace(/-+$/, '')
  const lines = await linesOf(`${bike.slug}/summary?build=${code}`)
  const total = (build.total_cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  expect(lines[lines.indexOf('Total in US dollars') + 1]).toBe(total)
  for (const id of build.part_ids) {
    const { title } = data.parts.find((part) => part.id === id)!
    expect(lines.join(' ')).toContain(title)
  }
  expect(lines).toContain(`${build.performance.power.toLocaleString('en-US')} W`)
})

test('it has a title and a language, its tags tell a table from its headings, and the picture is described', async () => {
  const facts = readPdfFacts((await open(`nireeka-prime/summary?build=${CODE}`)).rawPayload)
  expect(facts).toContain('(Your Nireeka Prime)')
  expect(facts).toContain('/Lang (en-US)')
  expect(facts).toContain('/Alt (Nireeka Prime in Midnight Pearl)')
  for (const tag of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'Figure'])
    expect(facts).toMatch(new RegExp(`/S /${tag}\\b`))
})

/** Tells whether a PDF contains a picture's file; PDFKit embeds JPEG bytes unchanged. */
const holds = async (path: string, picture: string) =>
  (await open(path)).rawPayload.includes(await readFile(join(PICTURES, picture)))

const AS_IT_COMES = 'The picture shows the standard Nireeka Prime.'
const IN_COLOUR = 'The picture shows your colour on the standard bike.'

test.each([
  ['bike as it comes while no colour is chosen', '', 'social/nireeka-prime', AS_IT_COMES],
  ['chosen colour', `?build=${CODE}`, 'bikes/nireeka-prime-midnight-pearl-front34', IN_COLOUR],
  ['colour that is chosen instead', '?build=1-c-1', 'bikes/nireeka-prime-graphite-front34', IN_COLOUR],
  [
    'bike as it comes where the rider names a colour',
    '?build=1-c-8-5024',
    'social/nireeka-prime',
    AS_IT_COMES,
  ],
])('the picture shows the %s', async (_, query, picture, words) => {
  const path = `nireeka-prime/summary${query}`
  expect(await holds(path, `${picture}.jpg`)).toBe(true)
  expect(await linesOf(path)).toContain(words)
})

test('extras are in the picture, and what it doesn’t show is told', async () => {
  const jpeg = (await app.app.inject('/api/build-pictures/nyx-pine-2004.jpg')).rawPayload
  const kickstand = 'nyx/summary?build=1-w-3--1jo'
  const answer = (await open(kickstand)).rawPayload
  expect(answer.includes(jpeg)).toBe(true)
  expect(readPdfFacts(answer)).toContain('/Alt (Nireeka Nyx in Pine with a kickstand)')
  expect(await linesOf(kickstand)).toContain('The picture shows your colour and parts.')
  const lines = await linesOf('nyx/summary?build=1-w-3--8f.1jo')
  expect(lines).toContain('The picture shows your colour, but not every part.')
})

test('there is a picture for every colour that a bike is built in, but those that the rider names', async () => {
  const named = new Set(data.colours.filter(({ ral_codes }) => ral_codes > 0).map(({ id }) => id))
  const wrong: string[] = []
  for (const { size_id, colour_ids } of data.availability)
    for (const id of colour_ids) {
      const bike = data.bikes.find(
        (one) => one.id === data.sizes.find((size) => size.id === size_id)?.bike_id,
      )!
      const colour = { ...data.colours.find((one) => one.id === id)!, price: 0 } as ColourData
      const picture = await findPicture(
        { picturesDir: PICTURES, drawBuildPicture: async () => null },
        { slug: bike.slug, colour, parts: [] },
      )
      if (picture?.isInColour !== !named.has(id)) wrong.push(`${bike.slug}, ${colour.name}`)
    }
  expect(named.size).toBe(2)
  expect(wrong).toEqual([])
})

test('a colour that the rider names stands there with its codes', async () => {
  const lines = await linesOf('nireeka-prime/summary?build=1-c-8-5024')
  expect(lines.join(' ')).toContain('RAL 5024')
})

test('what is open says so', async () => {
  const page = (await linesOf('nyx/summary')).join(' ')
  expect(page).toContain('Not chosen yet')
  expect(page).toContain('The delivery date depends on size and colour.')
  expect(page).toContain('https://nireeka.test/configurator/nyx')
})

test('nobody can say when a Prime in S and two colours will be there', async () => {
  const page = (await linesOf('nireeka-prime/summary?build=1-b-9-5024.9005')).join(' ')
  expect(page).toContain('Delivery date on request')
})

test('a part that is gone is told, and the page has the rest', async () => {
  const page = (await linesOf('nireeka-prime/summary?build=1-c-5--dz.zzz')).join(' ')
  expect(page).toContain('One part in this link is no longer offered')
  expect(page).toContain('$4,900.00')
})

test('what doesn’t fit is told, the law of the country, too', async () => {
  const broken = (await linesOf('nireeka-prime/summary?build=1-c-5--2x')).join(' ')
  expect(broken).toContain('The 1000 W motor needs the 4-piston brakes')
  const germany = (await linesOf('nireeka-prime/summary?build=1-c-5&country_id=80')).join(' ')
  expect(germany).toContain('bikes may assist up to 25 km/h only')
  expect(germany).toContain('(Germany)')
})

test.each([
  ['nireeka-prime/summary?build=<script>', 422],
  ['nireeka-prime/summary?build=2-c-5', 422],
  ['nireeka-prime/summary?country_id=9999', 422],
  ['nireeka-prime/summary?price=1', 422],
  ['penny-farthing/summary', 404],
])('%s is refused with %i', async (path, status) => {
  expect((await open(path)).statusCode).toBe(status)
})

describe('without a folder of pictures', () => {
  test('the page has everything but the picture', async () => {
    const plain = await openTestApp({ now: () => NOON })
    await seedConfigurator(plain.db)
    const answer = await plain.call(`/api/configurator/nireeka-prime/summary?build=${CODE}`)
    await plain.close()
    expect(readPdf(answer.rawPayload).join('\n')).toContain('Your Nireeka Prime')
    expect(readPdfFacts(answer.rawPayload)).not.toContain('/S /Figure')
  })
})

const bytesOf = async (path: string) => (await open(path)).rawPayload

test('a summary is drawn once for a build, and again for another one', async () => {
  const first = await bytesOf(`nireeka-prime/summary?build=${CODE}`)
  expect((await bytesOf(`nireeka-prime/summary?build=${CODE}`)).equals(first)).toBe(true)
  expect((await bytesOf('nireeka-prime/summary?build=1-c-5')).equals(first)).toBe(false)
})

test('nobody draws more than 30 pages a minute, neither with all addresses of a /64', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 32; at++) {
    statuses.push((await open('nyx/summary?build=bad', `2001:db9:1:2::${at.toString(16)}`)).statusCode)
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
})
