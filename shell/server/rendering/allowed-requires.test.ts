import { join } from 'node:path'
import { promisify } from 'node:util'

import { SERVER_MODULES } from '@nireeka/tooling/server-modules'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import webpack from 'webpack'

import { createRenderer } from './renderer.ts'
import { GENEROUS, openThreads } from './testing/open-threads.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let threads: Awaited<ReturnType<typeof openThreads>>
beforeAll(async () => {
  threads = await openThreads()
})
afterAll(() => threads.close())

/** A bundle that imports each allowed package by default import, by names and as a namespace, where it has them. */
const PAGE = `
import React, { useId } from 'react'
import * as everything from 'react'
import { jsx } from 'react/jsx-runtime'
import ReactDOM, { preload } from 'react-dom'
import server, { renderToString } from 'react-dom/server'
import { Link, Route, Routes, StaticRouter } from 'react-router-dom'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'

const isOne = [everything.useId === useId && React.useId === useId, ReactDOM.preload === preload, server.renderToString === renderToString]

function Accessory() {
  const { data } = useQuery({ queryKey: ['name'], queryFn: () => { throw new Error('Asked for what is there') } })
  return jsx(Link, { to: '/shop', id: useId(), children: data })
}

export const queries = async () => isOne.map(String)

export async function render({ url, data }) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(['name'], data['/api/name'].body)
  const routes = jsx(Routes, { children: jsx(Route, { path: '/shop/:id', element: jsx(Accessory, {}) }) })
  const html = renderToString(
    jsx(QueryClientProvider, { client, children: jsx(StaticRouter, { location: url, children: routes }) }),
  )
  return { view: { html, title: null, status: 200 } }
}
`

async function buildPage() {
  const compiler = webpack({
    mode: 'production',
    target: 'node20',
    entry: await threads.write(PAGE, 'page.mjs'),
    output: { path: threads.folder, filename: 'built.cjs', library: { type: 'commonjs2' } },
    externals: Object.fromEntries(SERVER_MODULES.map((name) => [name, `commonjs2 ${name}`])),
  })
  const stats = await promisify(compiler.run.bind(compiler))()
  expect(stats?.toJson({ errors: true, warnings: true })).toMatchObject({ errors: [], warnings: [] })
  return join(threads.folder, 'built.cjs')
}

test('a bundle of webpack’s renders a page with the packages that the edge allows', async () => {
  const file = await buildPage()
  const renderer = createRenderer({ file, limits: GENEROUS, workerFile: threads.workerFile })
  expect(await renderer.queries('/shop/7')).toEqual(['true', 'true', 'true'])
  const page = { url: '/shop/7', data: { '/api/name': { status: 200, body: 'A <bag>' } } }
  expect(await renderer.render(page)).toEqual({
    view: {
      html: expect.stringMatching(/^<a id="[^"]+" href="\/shop"[^>]*>A &lt;bag&gt;<\/a>$/),
      title: null,
      picture: null,
      status: 200,
      modules: [],
    },
  })
  await renderer.close()
})
