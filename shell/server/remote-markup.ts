import type { Answers, RenderedPage, PageHead } from '@nireeka/contracts'

import { OUTLET_ID } from '../src/frame/outlet-id.ts'

export type RenderedPart = Pick<RenderedPage, 'html' | 'title' | 'picture' | 'modules' | 'head'> & {
  answers: Answers
}

/** A page's complete markup, with the data for its head. */
export interface PageMarkup {
  html: string
  title: string | null
  /** The picture for previews of the page's shared address. */
  picture: string | null
  /** The page's data for search engines and messengers. */
  head: PageHead
  /**
   * The API answers that the markup was rendered from; null when nothing was rendered and the browser does everything.
   */
  answers: Answers | null
  /** Preload tags for the head. */
  hints: string
  /** The shell's on-demand modules that the markup needs. */
  modules: readonly string[]
  hasContent: boolean
}

/** Matches the picture preload tags that React puts before the markup; they are moved into the head. */
const HINTS = /^(?:<link rel="preload"[^>]*>)+/

/** The element of the shell's frame that a remote's markup is put into. */
const OUTLET = `<div id="${OUTLET_ID}"></div>`

const NOTHING: PageMarkup = {
  html: '',
  title: null,
  picture: null,
  head: {},
  answers: null,
  hints: '',
  modules: [],
  hasContent: false,
}

/** Puts a remote's markup into the frame. Without a frame, nothing is rendered on the server. */
export function placeMarkup(frame: RenderedPart | null, content: RenderedPart | null): PageMarkup {
  if (!frame) return NOTHING
  const outer = split(frame.html)
  if (!content) return { ...frame, ...outer, head: frame.head ?? {}, hasContent: false }
  const inner = split(content.html)
  return {
    html: fill(outer.html, inner.html),
    title: content.title,
    picture: content.picture,
    head: content.head ?? {},
    answers: { ...frame.answers, ...content.answers },
    hints: outer.hints + inner.hints,
    modules: [...frame.modules, ...content.modules],
    hasContent: true,
  }
}

function split(html: string) {
  const hints = HINTS.exec(html)?.[0] ?? ''
  return { hints, html: html.slice(hints.length) }
}

function fill(frame: string, content: string) {
  const at = frame.indexOf(OUTLET)
  if (at < 0) throw new Error('The frame has no place for a remote')
  const end = at + OUTLET.length
  return `${frame.slice(0, at)}<div id="${OUTLET_ID}"><div>${content}</div></div>${frame.slice(end)}`
}
