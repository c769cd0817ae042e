import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runInNewContext } from 'node:vm'

import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { expect, onTestFinished, test } from 'vitest'
import webpack from 'webpack'

import { RetryChunks } from './retry-chunks.mjs'
import { WaitForStyles } from './wait-for-styles.mjs'

const FILES = {
  'main.js': "globalThis.load = () => import(/* webpackChunkName: 'page' */ './page.js')",
  'page.js': "import './page.css'",
  'page.css': 'p { margin: 0 }',
}

/** Builds an entry with one lazy page, which has a script and a style sheet, and returns the entry's code. */
async function build() {
  const folder = await mkdtemp(path.join(tmpdir(), 'nireeka-chunks-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(FILES)) await writeFile(path.join(folder, name), text)
  const compiler = webpack({
    context: folder,
    mode: 'production',
    entry: './main.js',
    output: { path: path.join(folder, 'dist'), publicPath: '/r/', chunkFilename: '[name].js' },
    module: {
      rules: [
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, import.meta.resolve('css-loader').slice(7)] },
      ],
    },
    plugins: [
      new RetryChunks(),
      new MiniCssExtractPlugin({ chunkFilename: '[name].css' }),
      new WaitForStyles(),
    ],
  })
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  )
  expect(stats.compilation.errors).toEqual([])
  return readFile(path.join(folder, 'dist/main.js'), 'utf8')
}

/**
 * Runs an entry that was loaded from an address in a document where every file fails. `load` returns the files that
 * one load of the page asks for.
 * @param {string} code
 * @param {string} src
 * @param {Array<{ href: string, cssRules: object[] }>} styleSheets what the document has already
 */
function run(code, src, styleSheets = []) {
  /** @type {string[]} */
  let asked = []
  const head = {
    /** @param {{ src?: string, href?: string, onerror: (event: object) => void }} tag */
    appendChild(tag) {
      asked.push(tag.src ?? tag.href ?? '')
      queueMicrotask(() => tag.onerror({ type: 'error', target: tag }))
    },
  }
  const document = {
    currentScript: { src, tagName: 'SCRIPT' },
    head,
    baseURI: 'http://site/',
    styleSheets,
    // Links for the style sheet that say nothing of it: the one of module federation is in every document.
    getElementsByTagName: () => [{ rel: 'stylesheet', getAttribute: () => '/r/page.css' }],
    /** @param {string} tagName */
    createElement: (tagName) => ({ tagName, getAttribute: () => null, setAttribute: () => undefined }),
  }
  /** @type {{ document: unknown, load?: () => Promise<unknown> } & Record<string, unknown>} */
  const context = { document, URL, setTimeout: () => 0, clearTimeout: () => undefined }
  runInNewContext(code, Object.assign(context, { self: context }))
  return async () => {
    asked = []
    await expect(context.load?.()).rejects.toThrow('failed')
    return asked.toSorted()
  }
}

test('a lazy page that failed is asked for at other addresses, its style sheet and its script', async () => {
  const load = run(await build(), 'http://site/r/main.js')
  expect(await load()).toEqual(['/r/page.css', '/r/page.js'])
  expect(await load()).toEqual(['/r/page.css?again=1', '/r/page.js?again=1'])
  expect(await load()).toEqual(['/r/page.css?again=2', '/r/page.js?again=2'])
})

test('the query of an entry that was loaded again stays', async () => {
  const load = run(await build(), 'http://site/r/main.js?retry=1')
  expect(await load()).toEqual(['/r/page.css?retry=1', '/r/page.js?retry=1'])
  expect(await load()).toEqual(['/r/page.css?retry=1&again=1', '/r/page.js?retry=1&again=1'])
})

test('a style sheet that the document has isn’t added again, unless it has no rules', async () => {
  const code = await build()
  const href = 'http://site/r/page.css'
  expect(await run(code, 'http://site/r/main.js', [{ href, cssRules: [{}] }])()).toEqual(['/r/page.js'])
  expect(await run(code, 'http://site/r/main.js', [{ href, cssRules: [] }])()).toEqual([
    '/r/page.css',
    '/r/page.js',
  ])
})
