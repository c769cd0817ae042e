import { DIAGNOSIS_AREAS, faultsOfGraph } from '@nireeka/contracts/api'
import { expect, test } from 'vitest'

import { demoGuides } from '../../../seed/diagnosis/guide.ts'
import spareData from '../../../seed/spares.json' with { type: 'json' }

const guides = demoGuides()
const codes = Array.from({ length: 24 }, (_none, at) => `E${String(at + 1).padStart(2, '0')}`)

test('there are 25 symptoms or more, in every area, and each code of the manual once', () => {
  const symptoms = guides.filter(({ kind }) => kind === 'symptom')
  expect(symptoms.length).toBeGreaterThanOrEqual(25)
  expect(new Set(symptoms.map(({ area }) => area))).toEqual(new Set(DIAGNOSIS_AREAS))
  expect(guides.flatMap(({ code }) => code ?? []).toSorted()).toEqual(codes)
  expect(new Set(guides.map(({ slug }) => slug)).size).toBe(guides.length)
})

test.each(guides.map((guide) => [guide.slug, guide] as const))(
  '%s is sound: every path ends, and nothing is out of reach',
  (_slug, guide) => {
    expect(faultsOfGraph(guide)).toEqual([])
    for (const { answers } of guide.checks) {
      expect(new Set(answers.map(({ label }) => label)).size).toBe(answers.length)
      expect(new Set(answers.map(({ to }) => to)).size).toBeGreaterThan(1)
    }
  },
)

test('every part can be bought by owners: it is in the shop, and nothing has taken its place', () => {
  const sold = new Set(
    spareData.spares
      .filter(({ is_discontinued, superseded_by, fit_level }) => {
        return !is_discontinued && !superseded_by && fit_level === 'owner'
      })
      .map(({ number }) => number),
  )
  const named = guides.flatMap(({ outcomes }) => outcomes.flatMap(({ parts }) => parts))
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((number) => !sold.has(number))).toEqual([])
})

test('every guide says whether the bike may be ridden meanwhile', () => {
  expect(guides.filter(({ safe_to_ride }) => safe_to_ride === null).map(({ slug }) => slug)).toEqual([])
})

test('those that say not to ride are marked so, and no others', () => {
  const marked = guides.filter(({ do_not_ride }) => do_not_ride).map(({ slug }) => slug)
  expect(marked).toHaveLength(12)
  expect(marked).toEqual(
    guides.filter(({ safe_to_ride }) => safe_to_ride?.startsWith('No,')).map(({ slug }) => slug),
  )
})

test('guides about brakes and about a damaged battery begin with what is dangerous', () => {
  const missing = guides.filter(({ area, safety }) => area === 'brakes' && safety === null)
  expect(missing.map(({ slug }) => slug)).toEqual([])
  expect(guides.find(({ slug }) => slug === 'battery-hot-or-swollen')?.safety).toMatch(/keep others away/)
})
