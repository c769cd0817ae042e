import type { Page } from '@playwright/test'

import { sidewaysOverflow } from '../../testing/sideways.ts'

/** Returns what is in a page that no text of a member may bring there, or that covers or widens the page. */
export async function strangeParts(page: Page): Promise<string[]> {
  return [
    ...(await page.evaluate(inTheWholePage)),
    ...(await page.evaluate(inTexts)),
    ...(await page.evaluate(inLinksAndPictures)),
    ...(await page.evaluate(aroundThem)),
    ...((await sidewaysOverflow(page)) > 0 ? ['the page is wider than the window'] : []),
  ]
}

/** The texts choose names with this word, and some of the page's own. */
function inTheWholePage() {
  const all = [...document.querySelectorAll('*')]
  const handlers = all.filter((element) => element.getAttributeNames().some((name) => name.startsWith('on')))
  const names = document.querySelectorAll('[id*="clobber" i], [name*="clobber" i], [class*="clobber" i]')
  const foreign = document.querySelectorAll('iframe, object, embed, applet, frameset, base, meta[http-equiv]')
  return [
    ...handlers.map(({ outerHTML }) => `handler: ${outerHTML.slice(0, 160)}`),
    ...[...names].map(({ outerHTML }) => `name: ${outerHTML.slice(0, 160)}`),
    ...[...foreign].map(({ outerHTML }) => `foreign: ${outerHTML.slice(0, 160)}`),
  ]
}

/** Members' texts are in elements that find their direction themselves. */
function inTexts() {
  const TAGS =
    'h3 h4 p br hr blockquote pre code ul ol li strong em del a img table thead tbody tr th td span div mark'
  const ATTRIBUTES = new Set([
    ...'href rel src alt loading start class aria-hidden data-discover'.split(' '),
    ...'width height sizes srcset decoding aria-busy'.split(' '),
    // Of the links that enlarge pictures.
    ...'data-part aria-haspopup aria-label'.split(' '),
  ])
  const tags = new Set(TAGS.toUpperCase().split(' '))
  return [...document.querySelectorAll('[dir="auto"] *')].flatMap((element) => {
    const { position } = getComputedStyle(element)
    const what = [
      ...(tags.has(element.tagName) ? [] : ['element']),
      ...(element.getAttributeNames().every((name) => ATTRIBUTES.has(name)) ? [] : ['attribute']),
      ...(position === 'fixed' || position === 'sticky' ? ['cover'] : []),
    ]
    return what.map((one) => `${one}: ${element.outerHTML.slice(0, 160)}`)
  })
}

function inLinksAndPictures() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[dir="auto"] a')]
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[dir="auto"] img')]
  // What isn't public is fetched by the page itself and shown from memory.
  const ours = /^(?:\/(?:api\/forum\/)?pictures\/|data:image\/webp;base64,)/
  return [
    ...links.filter(({ rel }) => rel !== 'noopener ugc nofollow').map(({ outerHTML }) => `rel: ${outerHTML}`),
    ...links
      .filter(({ href }) => !/^(?:https?:|mailto:)/.test(href))
      .map(({ outerHTML }) => `address: ${outerHTML}`),
    ...pictures
      .filter(({ src }) => !ours.test(src.replace(location.origin, '')))
      .map(({ outerHTML }) => `picture: ${outerHTML}`),
  ]
}

function aroundThem() {
  const strange: string[] = []
  for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]'))
    try {
      JSON.parse(textContent)
    } catch {
      strange.push(`broken data: ${textContent}`)
    }
  scrollTo(0, 0)
  const home = document.querySelector('header a')
  const { left, top, width, height } = home?.getBoundingClientRect() ?? new DOMRect()
  const isOpen = document.querySelector('[role="dialog"], dialog[open]') !== null
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  if (!isOpen && !home?.contains(there)) strange.push('the link to the home page is covered')
  return strange
}
