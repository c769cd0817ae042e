import { expect, test } from 'vitest'

import type { Endpoint } from './endpoint.ts'
import { ENDPOINTS } from './endpoints.ts'

const endpoints = Object.values(ENDPOINTS).flatMap((group): Endpoint[] => Object.values(group))
const titleOf = ({ method, path }: Endpoint) => `${method} ${path}`

test('no method and path is defined twice, whatever its parameters are called', () => {
  const titles = endpoints.map((endpoint) => titleOf(endpoint).replaceAll(/:\w+/g, ':'))
  expect(new Set(titles).size).toBe(titles.length)
})

test.each(endpoints.map((endpoint) => [titleOf(endpoint), endpoint] as const))(
  '%s has a schema for just the parameters that its path names',
  (_title, { path, params }) => {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    const { shape = {} } = (params ?? {}) as { shape?: object }
    expect(Object.keys(shape).toSorted()).toEqual(named.toSorted())
  },
)

test('what only reads takes no body', () => {
  expect(endpoints.filter(({ method, body }) => method === 'GET' && body).map(titleOf)).toEqual([])
})
