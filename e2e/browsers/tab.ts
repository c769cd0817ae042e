import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Browser } from './browser.ts'
import * as inPage from './in-page.ts'
import type { Target } from './target.ts'
import { until } from './until.ts'

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)
/** Marks the page that is left, so that the next one can be told from it. */
const LEAVE = `(async () => { window.isLeft = true; return '' })()`
const NO_LIBRARY = '"no library"'

type InPage<Rest extends unknown[], Result> = (
  element: HTMLElement | null,
  ...rest: Rest
) => Result | Promise<Result>

export type Tab = ReturnType<typeof createTab>

/** Returns what a visitor does in a browser, the same for each. Everything waits until it is possible. */
export function createTab(browser: Browser, origin: string) {
  /** Runs a function in the page with the element that a target means. */
  async function ask<Rest extends unknown[], Result>(
    use: InPage<Rest, Result>,
    target: Target,
    ...rest: Rest
  ): Promise<Result> {
    const args = rest.map((arg) => `, ${JSON.stringify(arg)}`).join('')
    const expression = `(async () => {
      if (!window.TestingLibraryDom) return '${NO_LIBRARY}'
      ${inPage.SENT_ALONG}
      return JSON.stringify((await (${use})(find(${JSON.stringify(target)})${args})) ?? null)
    })()`
    const answer = await browser.run(expression)
    if (answer !== NO_LIBRARY) return JSON.parse(answer) as Result
    await browser.run(`(async () => { ${LIBRARY}\nreturn '' })()`)
    return ask(use, target, ...rest)
  }

  const askPage = async <Result>(use: () => Result): Promise<Result> =>
    JSON.parse(await browser.run(`(async () => JSON.stringify((${use})()))()`)) as Result

  const see = (target: Target) => until(`${told(target)} is there`, () => ask(inPage.isThere, target))

  async function click(target: Target) {
    const point = await until(
      `${told(target)} can be pressed`,
      () => ask(inPage.pointOf, target),
      (it) => 'x' in it,
    )
    const { x, y } = point as { x: number; y: number }
    await browser.act({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    })
  }

  return {
    /** Opens a page of the site, and waits until it answers. */
    async open(path: string) {
      await browser.run(LEAVE)
      await browser.navigate(origin + path)
      await until(
        `${path} is hydrated`,
        () => askPage(inPage.stageOf),
        (it) => it === 'hydrated',
      )
    },
    see,
    click,
    dontSee: (target: Target) =>
      until(
        `${told(target)} isn’t there`,
        () => ask(inPage.isThere, target),
        (it) => !it,
      ),
    /** Waits until what a target says fits the pattern. */
    read: (target: Target, pattern: RegExp) =>
      until(
        `${told(target)} says ${pattern}`,
        () => ask(inPage.textOf, target),
        (it) => it !== null && pattern.test(it),
      ),
    /** Types into a field, in place of what is in it. */
    async fill(target: Target, value: string) {
      await click(target)
      await ask(inPage.mark, target)
      const actions = [...value].flatMap((key) => [
        { type: 'keyDown' as const, value: key },
        { type: 'keyUp' as const, value: key },
      ])
      await browser.act({ type: 'key', id: 'keyboard', actions })
      await until(
        `${told(target)} has what was typed`,
        () => ask(inPage.valueOf, target),
        (it) => it === value,
      )
    },
    choose: (target: Target, option: string) =>
      until(`${option} is chosen`, () => ask(inPage.choose, target, option)),
    /** Waits until an image shows another picture than `before`, and returns its address. */
    picture: (target: Target, before: string | null = null) =>
      until(
        `${told(target)} shows a picture`,
        () => ask(inPage.pictureOf, target),
        (it) => it !== null && it !== before,
      ),
    /** Waits until the address fits the pattern. */
    isAt: (pattern: RegExp) =>
      until(
        `the address is ${pattern}`,
        () => askPage(inPage.placeOf),
        (it) => pattern.test(it),
      ),
  }
}

const told = (target: Target) => JSON.stringify(target)
