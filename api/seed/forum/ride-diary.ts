import type { ForumPost } from './forum-thread.ts'
import { riders } from './riders.ts'

const STARTS = [
  'Once around the reservoir',
  'To work the long way, past the mill',
  'Up to the radio mast',
  'Canal path to the second lock',
  'Out to my sister’s garden',
  'Old railway to the viaduct',
  'The three-bridges loop',
  'Forest track behind the quarry',
  'Market, library, bakery',
  'Along the harbour wall',
  'To the lighthouse car park',
]
const DISTANCES = ['8 km', '14 km', '23 km', '31 km', '46 km', '58 km', '72 km']
const WEATHER = [
  'tailwind on the way out, and you know what that means for the way home',
  'fog until the ridge, then sun',
  'drizzle that never made up its mind',
  'cold enough for two pairs of gloves',
  'the first warm evening of the year',
  'a crosswind that moved me a lane to the left',
  'not a cloud, not a car',
  'puddles with ice on them',
  'thunder behind me the whole time, and not a drop',
]
const ENDINGS = [
  'Legs heavy, head light.',
  'Met a fox.',
  'Coffee at the kiosk, which is open again.',
  'Came home with half the battery.',
  'Chain needs oil, so do I.',
  'Overtaken by a cargo bike with three children in it.',
  'The blackberries are ripe at kilometre nine.',
  'Took no photo, sorry. Too busy looking.',
  'One puncture, six minutes, personal best.',
  'I should do this every day. I won’t, but I should.',
  'New road surface after the railway crossing!',
  'Waved at by a whole school class.',
  'Nothing happened, which is the point.',
]

const POSTS = 220

/** Returns the item for a number, going round the list. */
function pick<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length]
  if (item === undefined) throw new Error('an empty list')
  return item
}

/** Those who were members when the diary began, 225 days before seeding. */
const writers = riders.filter(({ daysAgo }) => daysAgo >= 225)

/**
 * The demo's longest thread, eleven pages of it: a diary in which each day's rider says where they went. The lists have
 * lengths without a common factor, so that no day repeats another.
 */
export const rideDiary: ForumPost[] = Array.from({ length: POSTS }, (_, day) => [
  pick(writers, day * 17 + 3).user_name,
  day === 0
    ? 'One line a day: where did you ride, how far, what was it like? I’ll begin. Once around the pond with a new saddle, 6 km, drizzle.'
    : `${pick(STARTS, day)}, ${pick(DISTANCES, day)}: ${pick(WEATHER, day)}. ${pick(ENDINGS, day)}`,
  1,
])
