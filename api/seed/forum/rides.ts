import type { ForumCategory } from './forum-thread.ts'

export const rides: ForumCategory = {
  id: 7,
  title: 'Rides and pictures',
  description: 'Where you have been.',
  threads: [
    {
      title: 'Along the coast in four days',
      daysAgo: 6,
      posts: [
        [
          'rainy-seat',
          'Four days, 310 km, two Primes and one tent. Day three had 1,400 m of climbing and a bakery at the top, which is the right order.\n\nCharging: campsite kitchens, always ask, always bring cake.',
        ],
        ['dev', 'Beautiful. What did you carry the tent in?'],
        ['rainy-seat', 'Rolled up on the bar, poles along the top tube. The rack had food only.'],
        ['sofie-d', 'I’m stealing this for May. Which bakery?'],
        ['rainy-seat', 'Follow your nose from the lighthouse.'],
      ],
    },
    {
      title: 'First 10,000 km',
      daysAgo: 29,
      posts: [
        [
          'dev',
          'Today, on the bridge, in the rain, of course. Homie, 2 years and 3 months. Used up: 4 chains, 2 cassettes, 5 sets of pads, 1 tyre, 0 cars.',
        ],
        ['lena-m', 'That last number!'],
        ['two-wheels-tom', 'Congratulations. How is the battery?'],
        ['dev', '86 percent after 240 cycles, says the display.'],
        ['agnes-nireeka', 'Wonderful. We raise a mug of workshop coffee to you.'],
      ],
    },
    {
      title: 'Night ride, full moon',
      daysAgo: 49,
      posts: [
        [
          'nightowl',
          'Lights off on the dam for five minutes (nobody there, I checked), only the moon and the hum of the tyres. You should all do this once.',
        ],
        ['marlow', 'Next one is on a Saturday. Who is in?'],
        ['nightowl', 'Meeting at ten at the old lock, easy pace, back by one.'],
        ['priya-s', 'In, if somebody fixes my puncture when it happens.'],
      ],
    },
    {
      title: 'Gravel with a Nyx: the old railway',
      daysAgo: 67,
      posts: [
        [
          'ines-b',
          '64 km without a single car. 38C slicks were fine until the tunnel, where it is wet, dark and covered in loose stones. Bring a light and courage.',
        ],
        ['bram', 'With the short fork?'],
        ['ines-b', 'Rigid. My wrists have filed a complaint.'],
      ],
    },
    {
      title: 'School run, week 1',
      daysAgo: 118,
      posts: [
        [
          'kit-and-cargo',
          'Day 1: tears (mine). Day 3: singing. Day 5: they asked whether we can take the bike on Saturday, too. I think the car has lost.',
        ],
        ['lena-m', 'It gets better when they learn to lean with you.'],
        ['priya-s', 'Thank you for writing this. We start on Monday.'],
      ],
    },
  ],
}
