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
        ['devanshu', 'Beautiful. What did you carry the tent in?'],
        ['rainy-seat', 'Rolled up on the bar, poles along the top tube. The rack had food only.'],
        ['sofie-d', 'I’m stealing this for May. Which bakery?'],
        ['rainy-seat', 'Follow your nose from the lighthouse.'],
        [
          'frida-l',
          'How did you split the climbing on day three, one long or many small? I’m planning something like it and the profile looks like a saw.',
        ],
        [
          'rainy-seat',
          'A saw, exactly. Eleven teeth. By the sixth we’d stopped looking at the display and only counted teeth.',
        ],
        [
          'sofie-d',
          'Follow-up: I’ve found the bakery on the map, and it’s closed on Mondays. I’m re-planning everything from there backwards.',
          4,
        ],
      ],
    },
    {
      title: 'First 10,000 km',
      daysAgo: 55,
      posts: [
        [
          'devanshu',
          'Today, on the bridge, in the rain, of course. Homie, 2 years and 3 months. Used up: 4 chains, 2 cassettes, 5 sets of pads, 1 tyre, 0 cars.',
        ],
        ['lena-m', 'That last number!'],
        ['two-wheels-tom', 'Congratulations. How is the battery?'],
        ['devanshu', '86 percent after 240 cycles, says the display.'],
        ['agnes-nireeka', 'Wonderful. We raise a mug of workshop coffee to you.'],
        ['oldsteel', '4 chains in 10,000, so somebody reads the service page. Well ridden.'],
        ['benji-t', 'I do that in six months and nobody’s brought me a cake. Congratulations, Dev!'],
        [
          'karl-o',
          'Since you count so well: what did it cost in parts? I’m at 6,000 and afraid to add it up.',
        ],
        [
          'devanshu',
          'Afraid as well, but here it is:\n\n- chains 4 × 29 = 116\n- cassettes 2 × 69 = 138\n- pads 5 × 19 = 95\n- tyre 45\n\n394 dollars, so four cents per kilometre. Service not counted, cake not counted.',
        ],
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
        [
          'priya-s',
          'My puncture didn’t happen, but marlow’s did, and four people held lights while one worked. I’ve never felt so lit.',
        ],
        [
          'marlow',
          'For the record it was a thorn, and the tube had been patched by me. Next moon, new tube.',
        ],
      ],
    },
    {
      title: 'Gravel with a Nyx: the old railway',
      daysAgo: 67,
      posts: [
        [
          'ines-b',
          '64 km without a single car. 40C slicks were fine until the tunnel, where it is wet, dark and covered in loose stones. Bring a light and courage.',
        ],
        ['bram', 'With the short fork?'],
        ['ines-b', 'Rigid. My wrists have filed a complaint.'],
        [
          'gravel-greta',
          'The loose stones are only on the first 80 metres of the tunnel, keep left, there’s a strip where the maintenance car goes. After that it’s smooth and you can sing.',
        ],
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
        [
          'kit-and-cargo',
          'Week 15, since somebody asked at the gate: the car went last month. We kept one key, for the drawer with things that are from before.',
          100,
        ],
        ['cargo-carl', 'We have a drawer like that. There’s an ice scraper in it.'],
      ],
    },
  ],
}
