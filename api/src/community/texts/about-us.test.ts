import { InformationText } from '@nireeka/contracts/api'
import { expect, test } from 'vitest'

import configurator from '../../../seed/configurator.json' with { type: 'json' }
import dealers from '../../../seed/dealers.json' with { type: 'json' }
import { aboutUs } from '../../../seed/texts/about-us.ts'

test('the numbers of the page about us are those of the shop', () => {
  const figures = aboutUs.sections.find(({ look }) => look === 'figures')?.paragraphs ?? []
  const countries = new Set(dealers.map(({ country_code }) => country_code))
  expect(figures.slice(0, 4)).toEqual([
    `${configurator.bikes.length}: bikes`,
    `${configurator.parts.length}: parts to choose from`,
    `${configurator.colours.length}: colours`,
    `${dealers.length}: dealers in ten countries`,
  ])
  expect(countries.size).toBe(10)
})

test('each entry of a list has a title, and the timeline is in order', () => {
  const entries = aboutUs.sections.flatMap(({ look, paragraphs }) => (look ? paragraphs : []))
  expect(entries.filter((entry) => !/^[^:]{1,60}: ./.test(entry))).toEqual([])
  const years = aboutUs.sections
    .find(({ look }) => look === 'timeline')
    ?.paragraphs.map((entry) => Number(entry.slice(0, 4)))
  expect(years).toEqual(years?.toSorted((a, b) => a - b))
})

test('the page about us can be edited as it is', () => {
  expect(InformationText.safeParse(aboutUs).error).toBeUndefined()
})

test('its first picture shows people riding, and says that they are drawn', () => {
  expect(aboutUs.picture?.src).toMatch(/^\/pictures\/outdoors\//)
  expect(aboutUs.picture?.alt).toMatch(/^Drawing of/)
  expect(aboutUs.sections.find(({ id }) => id === 'pictures')?.paragraphs.join(' ')).toContain('drawn')
})
