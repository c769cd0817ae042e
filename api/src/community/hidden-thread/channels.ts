import { THREAD_SORTS } from '@nireeka/contracts/api'

import { type Reader, type Scene, WORDS } from './scene.ts'

export interface Channel {
  address: string
  /** The reader who has to be told there of the thread while it is visible. */
  tells: Reader
  /** Whether its answer is the same for everybody, so that a hidden thread isn't in that of its author either. */
  isForEverybody?: boolean
}

/** A word of the thread's title with a mistake, which the search corrects. */
const MISTYPED = 'Quokkafrome'

/** Returns every address by which the API could tell of the scene's threads. */
export async function channelsOf(scene: Scene): Promise<Channel[]> {
  const { category, thread, question, posts, members } = scene
  const filters = ['', `&category=${category}`, '&tag=brakes', `&category=${category}&tag=brakes`]
  const lists = THREAD_SORTS.flatMap((sort) => filters.map((filter) => `threads?sort=${sort}${filter}`))
  const rider = encodeURIComponent(await scene.nameOf('rider'))
  const searches = [WORDS.title, WORDS.reply, WORDS.question, MISTYPED].flatMap((word) =>
    filters.map((filter) => `search?q=${word}${filter}`),
  )
  const authors = (['author', 'rider', 'newcomer'] as const).flatMap((one) =>
    ['', '?show=threads'].map((list) => `authors/${members[one].id}${list}`),
  )
  const forGuests = [
    ...lists,
    ...searches,
    'categories',
    `search?q=${WORDS.reply}&author=${rider}`,
    `suggest?keyword=${WORDS.title.slice(0, 6)}`,
    `suggest?keyword=${MISTYPED}`,
    `similar?title=A ${WORDS.title} that hums`,
    `similar?title=A ${MISTYPED} that hums`,
    `threads/${thread}`,
    `threads/${question}`,
    `posts/${posts.first}`,
    `posts/${posts.answer}`,
  ].map((path) => `/api/forum/${path}`)
  const forEverybody = [
    ...['tags', 'feed', `feed?category=${category}`, 'sitemap', ...authors].map(
      (path) => `/api/forum/${path}`,
    ),
    '/api/home-page',
  ]
  const forMembers = [
    '/api/notifications',
    '/api/notifications/unread',
    `/api/forum/threads/mine?ids=${thread},${question}`,
    `/api/forum/threads/${thread}/mine`,
    `/api/forum/posts/${posts.answer}/edits`,
  ]
  const forStaff = [
    `/api/backoffice/search?query=${WORDS.title}`,
    `/api/backoffice/forum/threads?search=${WORDS.title}`,
    `/api/backoffice/forum/threads?search=${thread}`,
  ]
  return [
    ...forGuests.map((address): Channel => ({ address, tells: 'guest' })),
    ...forEverybody.map((address): Channel => ({ address, tells: 'guest', isForEverybody: true })),
    ...forMembers.map((address): Channel => ({ address, tells: 'rider' })),
    ...forStaff.map((address): Channel => ({ address, tells: 'agent' })),
  ]
}

/** Returns what each channel answers a reader, without what differs from time to time. */
export async function readAll({ app, tokenOf }: Scene, channels: readonly Channel[], reader: Reader) {
  const answers: Record<string, string> = {}
  const as = tokenOf(reader)
  for (const { address } of channels) {
    const { statusCode, body } = await app.call(address, as ? { as } : {})
    answers[address] = `${statusCode} ${body.replaceAll(/"version":\d+/g, '"version":…')}`
  }
  return answers
}
