import { Vitals } from '@nireeka/contracts/api'
import { expect, test } from 'vitest'

import { createReport } from './report.ts'

function open({ allowed = true } = {}) {
  const sent: string[] = []
  const report = createReport({
    pageKind: () => 'forum',
    isAllowed: () => allowed,
    send: (body) => sent.push(body),
  })
  return { report, sent }
}

const lcp = { id: 'v6-1', name: 'LCP', value: 812.5 }

test('what is sent is the kind of page and the figures, and fits the contract', () => {
  const { report, sent } = open()
  report.add(lcp)
  report.add({ id: 'v6-2', name: 'CLS', value: 0.01 })
  report.flush()
  const body: unknown = JSON.parse(sent[0] ?? '')
  expect(body).toEqual({
    page: 'forum',
    measures: [
      { name: 'LCP', value: 812.5 },
      { name: 'CLS', value: 0.01 },
    ],
  })
  expect(Vitals.safeParse(body).success).toBe(true)
})

test('the last value of a measure counts, and each load of a page is told once', () => {
  const { report, sent } = open()
  report.add({ id: 'a', name: 'INP', value: 40 })
  report.add({ id: 'a', name: 'INP', value: 90 })
  report.flush()
  report.add({ id: 'a', name: 'INP', value: 120 })
  report.flush()
  expect(sent.map((body) => JSON.parse(body).measures)).toEqual([[{ name: 'INP', value: 90 }]])
})

test('nothing is sent when the consent was withdrawn in the meantime', () => {
  const { report, sent } = open({ allowed: false })
  report.add(lcp)
  report.flush()
  expect(sent).toEqual([])
})

test('nothing measured, nothing sent; what nobody asked for is left out', () => {
  const { report, sent } = open()
  report.add({ id: 'b', name: 'FCP', value: 1 })
  report.flush()
  expect(sent).toEqual([])
})
