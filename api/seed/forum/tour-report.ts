const DAYS = [
  ['Monday', 'from the station to the first campsite', 'a farm shop that sells plums by the bucket'],
  [
    'Tuesday',
    'over the low pass, which is not low',
    'a bus shelter with a view, a thermos and four strangers',
  ],
  [
    'Wednesday',
    'down the valley, against the wind',
    'a ferry man who charges batteries for a song, literally',
  ],
  ['Thursday', 'gravel from morning to night', 'a village with two bakeries that do not speak to each other'],
  ['Friday', 'a rest day that became 38 km', 'an open-air pool with nobody in it'],
  ['Saturday', 'the long one, along the river', 'a lock keeper who showed us how the gates work'],
  ['Sunday', 'home, slowly', 'the feeling that the road was shorter than on the map'],
] as const

const PARTS = [
  'We left at eight, with full batteries and the tent still wet from the night.',
  'The first hour is always the best: nobody speaks, the tyres hum, and the sun finds the road bit by bit.',
  'We rode on level 1 wherever it was flat and on level 2 where it wasn’t, and agreed on that without a word.',
  'Lunch was bread, cheese and an apple, as on every other day, and as on every other day it was the best lunch ever.',
  'After that came the part of the road that the map shows as a thin line and that was, in fact, a thin line.',
  'We pushed for ten minutes. I counted the nettles.',
  'In the afternoon the clouds came up behind us, and for an hour we were faster than they were.',
  'Then we weren’t, and I learned that my rain jacket is a jacket.',
  'Charging: one hour in a café, two pieces of cake, 31 percent.',
  'In the evening the stove wouldn’t light until somebody found out that it was empty.',
  'Repairs: none, one loose bottle cage, a squeak that went away when I stopped listening.',
]

const CLOSING =
  'Would we do it again? We have already looked at the map for May. If you go: take half the clothes and twice the cake.'

/** How many of the sentences a day has; each day begins with another one, so that no day reads like the last. */
const SENTENCES = 11

const sentencesOf = (day: number) => [...PARTS, ...PARTS].slice(day, day + SENTENCES).join(' ')

const days = DAYS.map(
  ([day, road, found], index) => `## ${day}: ${road}\n\n${sentencesOf(index)}\n\nFound on the way: ${found}.`,
)

/** A tour report that nearly has the longest length of a post, 8,000 characters. */
export const tourReport = [
  'A week with two Primes, day by day. It got long; scroll to Sunday for the moral.',
  ...days,
  CLOSING,
].join('\n\n')
