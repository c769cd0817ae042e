import { readFile } from 'node:fs/promises'

import { forumCategories } from './forum-categories.ts'
import type { ForumThread } from './forum-thread.ts'
import { rideDiary } from './ride-diary.ts'
import { tourReport } from './tour-report.ts'

/** The files with more threads, by category. */
const FILES: ReadonlyArray<[categoryId: number, file: string]> = [
  [2, 'prime'],
  [3, 'homie'],
  [4, 'nyx'],
  [5, 'battery'],
  [6, 'workshop'],
  [7, 'rides'],
  [8, 'ideas'],
  [9, 'buy-and-sell'],
]
const RIDES = 7

const LONG_THREADS: ForumThread[] = [
  { title: 'The ride diary: one line a day', daysAgo: 225, posts: rideDiary },
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
export async function readThreads(): Promise<Array<[categoryId: number, thread: ForumThread]>> {
  const written = forumCategories.flatMap(({ id, threads }) => threads.map((thread) => [id, thread] as const))
  const read = await Promise.all(
    FILES.map(async ([id, file]) => (await readFileOf(file)).map((thread) => [id, thread] as const)),
  )
  const long = LONG_THREADS.map((thread) => [RIDES, thread] as const)
  return [...written, ...read.flat(), ...long].map(([id, thread]) => [id, thread])
}

async function readFileOf(name: string): Promise<ForumThread[]> {
  const text = await readFile(new URL(`threads/${name}.json`, import.meta.url), 'utf8')
  return JSON.parse(text) as ForumThread[]
}
