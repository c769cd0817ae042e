import { forumCategories } from './forum-categories.ts'
import type { ForumPost, ForumThread } from './forum-thread.ts'
import battery from './threads/battery.json' with { type: 'json' }
import buyAndSell from './threads/buy-and-sell.json' with { type: 'json' }
import homie from './threads/homie.json' with { type: 'json' }
import ideas from './threads/ideas.json' with { type: 'json' }
import nyx from './threads/nyx.json' with { type: 'json' }
import prime from './threads/prime.json' with { type: 'json' }
import rideDiary from './threads/ride-diary.json' with { type: 'json' }
import rides from './threads/rides.json' with { type: 'json' }
import workshop from './threads/workshop.json' with { type: 'json' }
import { tourReport } from './tour-report.ts'

/** More threads, by category. */
const FILES: ReadonlyArray<[categoryId: number, threads: object[]]> = [
  [2, prime],
  [3, homie],
  [4, nyx],
  [5, battery],
  [6, workshop],
  [7, rides],
  [8, ideas],
  [9, buyAndSell],
]
const RIDES = 7

const LONG_THREADS: ForumThread[] = [
  { title: 'The ride diary: one line a day', daysAgo: 205, posts: rideDiary as ForumPost[] },
  {
    title: 'A week along the river, with everything',
    daysAgo: 26,
    tags: ['touring'],
    posts: [
      ['frida-l', tourReport],
      ['rainy-seat', 'I read all of it, with a biscuit for each day. Thank you.'],
      ['gael-p', 'Where does the lock keeper live? Asking for a battery.'],
    ],
  },
]

/** Returns all threads of the demo, each with its category. */
export function readThreads(): Array<[categoryId: number, thread: ForumThread]> {
  const written = forumCategories.flatMap(({ id, threads }) => threads.map((thread) => [id, thread] as const))
  // TypeScript reads a pair of strings in a JSON file as a list of strings.
  const read = FILES.flatMap(([id, threads]) => threads.map((thread) => [id, thread as ForumThread] as const))
  const long = LONG_THREADS.map((thread) => [RIDES, thread] as const)
  return [...written, ...read, ...long].map(([id, thread]) => [id, thread])
}
