import { expect, test } from 'vitest'

import { faultsOfGraph } from './diagnosis-graph.ts'

const check = (key: string, ...leads: string[]) => ({ key, answers: leads.map((to) => ({ to })) })
const graph = (checks: Array<ReturnType<typeof check>>, ...outcomes: string[]) =>
  faultsOfGraph({ checks, outcomes: outcomes.map((key) => ({ key })) })

test('a guide is sound when every path ends in an outcome, also where two paths meet', () => {
  const checks = [check('a', 'b', 'c'), check('b', 'c', 'solved'), check('c', 'solved', 'ticket')]
  expect(graph(checks, 'solved', 'ticket')).toEqual([])
})

test('an answer that leads nowhere is named', () => {
  expect(graph([check('a', 'solved', 'gone')], 'solved')).toEqual([
    { path: ['checks', 0, 'answers', 1, 'to'], message: 'This answer leads nowhere.' },
  ])
})

test('an answer that leads back is named, however long the way', () => {
  const checks = [check('a', 'b', 'solved'), check('b', 'c', 'solved'), check('c', 'a', 'solved')]
  expect(graph(checks, 'solved')).toEqual([
    { path: ['checks', 2, 'answers', 0, 'to'], message: 'This answer leads back to an earlier check.' },
  ])
  expect(graph([check('a', 'a', 'solved')], 'solved')).toHaveLength(1)
})

test('a check or an outcome that no answer leads to is named', () => {
  const checks = [check('a', 'solved', 'solved'), check('b', 'solved', 'solved')]
  expect(graph(checks, 'solved', 'ticket').map(({ path }) => path)).toEqual([
    ['checks', 1, 'key'],
    ['outcomes', 1, 'key'],
  ])
})

test('two of the same name are named', () => {
  expect(graph([check('a', 'a', 'a')], 'a')).toEqual([
    { path: ['outcomes', 0, 'key'], message: 'This name is used twice.' },
  ])
})
