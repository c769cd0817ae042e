import type { Http } from '@nireeka/contracts'
import type { ForumHitData, SpareData } from '@nireeka/contracts/api'
import { readPage } from '@nireeka/kit'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

import { guidePath, nameOf } from '../diagnosis/diagnosis.api.ts'
import type { Kind, SearchParams } from '../search/search-params.ts'
import { STOCK_TONES, stockLabel } from '../spares/availability.ts'
import { fitsInSentence } from '../spares/fits-in-sentence.ts'
import { partPath } from '../spares/list-params.ts'
import { withoutCondition } from '../spares/note.api.ts'

/** What a search finds; each kind has a sign of its own. */
export interface Hit {
  kind: 'article' | 'code' | 'symptom' | 'spare' | 'thread'
  /** What kind of page it is, for the line above the title. */
  label: string
  title: string
  text: string
  to: string
  /** The first sentences of an article whose title has the whole search. */
  answer?: string | null
  /** Of a spare part what it fits, its picture, price and stock, and its family, which has a drawing. */
  part?: {
    fit: string
    image: string | null
    price: number
    stock: string
    tone: StockTone
    family: string
  }
}

type StockTone = (typeof STOCK_TONES)[keyof typeof STOCK_TONES]

interface FoundKind {
  hits: Hit[]
  /** How many there are altogether. */
  total: number
}

export interface Found extends Record<Kind, FoundKind> {
  /** The search with its typing errors corrected; null if nothing was. */
  corrected: string | null
  /** The pages of articles. */
  pages: number
}

type Asked = Pick<SearchParams, 'q' | 'page'>

const NONE: FoundKind = { hits: [], total: 0 }

/** The query for everything about what is searched. Of what isn't an article, what doesn't come is left out. */
export const found = (http: Http, { q, page }: Asked) =>
  queryOptions<Found>({
    queryKey: ['help-results', q, page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const [topics, guides, threads, spares] = await Promise.all([
        findArticles(http, { q, page }, signal),
        findGuides(http, q, signal).catch(() => NONE),
        findThreads(http, q, signal).catch(() => NONE),
        findSpares(http, q, signal).catch(() => NONE),
      ])
      const { corrected, pages, ...articles } = topics
      return { articles, guides, threads, spares, corrected, pages }
    },
  })

async function findArticles(http: Http, { q, page }: Asked, signal: AbortSignal) {
  const { data } = await readPage(page, (it) =>
    http.get('/api/help-center/search', { query: { q, page: it }, signal }),
  )
  const hits = data.items.map(({ id, title, group, excerpt, answer }): Hit => ({
    kind: 'article',
    label: `Article in ${group}`,
    title,
    text: excerpt,
    answer,
    to: `/help-center/topics/${id}`,
  }))
  return { hits, total: data.total, corrected: data.corrected, pages: Math.ceil(data.total / data.per_page) }
}

async function findGuides(http: Http, q: string, signal: AbortSignal): Promise<FoundKind> {
  const { data } = await http.get('/api/help-center/diagnosis', { query: { q }, signal })
  const hits = data.guides.map((guide): Hit => ({
    kind: guide.code ? 'code' : 'symptom',
    label: guide.code ? 'Error code' : 'Troubleshooter',
    title: nameOf(guide),
    text: guide.summary,
    to: guidePath(guide.slug),
  }))
  return { hits, total: hits.length }
}

/** Suggestions first, since a search without a hit is counted as a part that we lack. */
async function findSpares(http: Http, q: string, signal: AbortSignal): Promise<FoundKind> {
  const { data: known } = await http.get('/api/spares/searching', { query: { keyword: q }, signal })
  if (known.items.length === 0) return NONE
  const { data } = await http.get('/api/spares/search', { query: { q, page: 1 }, signal })
  return { hits: data.items.map((item) => toSpareHit(item, data.items)), total: data.total }
}

/**
 * Parts that look alike have a picture in common: the bikes that each fits, on which condition, and its note tell them
 * apart.
 */
function toSpareHit(item: SpareData, others: readonly SpareData[]): Hit {
  const { id, number, title, fits, family, image, price, ...part } = item
  const isOneOfMany = looksLike(image, others)
  return {
    kind: 'spare',
    label: `Spare part ${number}`,
    title,
    text: (isOneOfMany && withoutCondition(item)) || '',
    to: partPath(id),
    part: {
      fit: [`Fits ${fitsInSentence(fits)}.`, (isOneOfMany && part.fit_condition) || ''].join(' ').trim(),
      image,
      price,
      stock: stockLabel({ ...part, isForDealers: part.fit_level === 'dealer' }),
      tone: STOCK_TONES[part.availability],
      family: family.code,
    },
  }
}

const looksLike = (image: string | null, others: readonly SpareData[]) =>
  image !== null && others.filter((other) => other.image === image).length > 1

async function findThreads(http: Http, q: string, signal: AbortSignal): Promise<FoundKind> {
  const { data } = await http.get('/api/forum/search', { query: { q, page: 1 }, signal })
  return { hits: data.items.map(toThreadHit), total: data.total }
}

const toThreadHit = ({ thread_id, title, category, is_solved, replies, post }: ForumHitData): Hit => ({
  kind: 'thread',
  label: `${is_solved ? 'Solved' : 'Forum'} thread in ${category.title}, ${replies === 1 ? '1 reply' : `${replies} replies`}`,
  title: plain(title),
  text: plain(post.excerpt),
  to: `/forum/thread/${thread_id}`,
})

const plain = (parts: ReadonlyArray<{ text: string }>) => parts.map(({ text }) => text).join('')
