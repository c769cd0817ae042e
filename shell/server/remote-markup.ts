import type { Answers, RenderedPage, PageHead } from '@nireeka/contracts'

import { OUTLET_ID } from '../src/frame/outlet-id.ts'

export type RenderedPart = Pick<RenderedPage, 'html' | 'title' | 'picture' | 'modules' | 'head'> & {
  answers: Answers
}

/** A page's markup, whole. */
export interface PageMarkup {
  html: string
  title: string | null
  /** What shows the page where its address is shared. */
  picture: string | null
  /** What search engines and messengers are told of it. */
  head: PageHead
  /** Null: nothing has been rendered, so the browser does it all. */
  answers: Answers | null
  /** Elements for the head. */
  hints: string
  /** Of the shell's, fetched on demand. */
  modules: readonly string[]
  hasContent: boolean
}

/** Hints for pictures, which React puts before everything: they belong into the head. */
const HINTS = /^(?:<link rel="preload"[^>]*>)+/

/** Where the frame has room for a remote. */
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

/** Puts a remote's part into the frame. Without a frame there is no place for anything. */
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
