import type { ForumCategory } from './forum-thread.ts'

export const prime: ForumCategory = {
  id: 2,
  title: 'Prime',
  description: 'The carbon hardtail: set-up, upgrades, long days out.',
  threads: [
    {
      title: '1000 W upgrade: worth it for an 85 kg rider?',
      daysAgo: 3,
      posts: [
        [
          'mo-rides',
          'My commute has 400 m of climbing, half of it above ten percent. Standard Prime, size L. Would you pay for the 1000 W motor, or put the money into the 840 Wh battery?',
        ],
        [
          'hillclimber',
          'I have both. The motor is wonderful for exactly three minutes of my day, the battery for all of it. **Battery first.**',
        ],
        [
          'gearhead-gus',
          'And don’t forget that the motor wants the 4-piston brakes, so count those in: 690 + 220.',
        ],
        [
          'tessa-k',
          'Other opinion: I am 92 kg with luggage, and the 1000 W keeps the motor cooler on long climbs. No E07 since.',
        ],
        ['mo-rides', 'That settles it in a way: my climbs are short. Battery. Thank you all!'],
      ],
    },
    {
      title: 'Creak from the bottom bracket only when it is warm',
      daysAgo: 34,
      isSolved: true,
      acceptedPost: 4,
      posts: [
        [
          'marlow',
          'Prime from 2021, M. Above 25 °C it creaks with every right pedal stroke. Cranks are at 50 Nm, pedals greased, chain new. Cold: silence.',
        ],
        ['oldsteel', 'Nine of ten bottom bracket noises are the seatpost. Ride standing: gone?'],
        ['marlow', 'I felt clever enough to know that one… and yes, standing it is gone.'],
        ['oldsteel', 'Pull the post, wipe it, carbon paste, 6 Nm.'],
        ['marlow', 'Silence at 28 °C. I owe you a coffee.'],
        [
          'luca-d',
          'Is it the same for the alloy post? Mine is the standard one and it creaks too, but only in the morning.',
        ],
        [
          'oldsteel',
          'Alloy post in a carbon frame: paste as well, not grease. Grease lets it sink. Wipe both, paste, 6 Nm on the clamp.',
        ],
        ['luca-d', 'Done. The morning is silent, now I hear the birds and my knees.', 2],
      ],
    },
    {
      title: 'Tyre pressure for 27.5 x 2.6 off road',
      daysAgo: 61,
      posts: [
        ['yuki-h', 'What do you run? I am 62 kg and 2.4 bar feels like a pogo stick.'],
        ['hillclimber', '75 kg: 1.6 front, 1.8 rear with tubes. Less and I hit the rim on roots.'],
        [
          'pedro-v',
          'Same weight as you, Yuki. 1.4 / 1.5, tubeless. Buy a gauge that you trust, the small pumps are off by 0.3.',
        ],
        ['yuki-h', '1.5 / 1.6 it is. Wow, there is grip!'],
        [
          'dora-k',
          'I am 58 kg, with tubes. The floor pump shows 2.0 and the tyre feels like a stone. Can I really go to 1.5 with tubes?',
        ],
        [
          'hillclimber',
          'At 58 kg yes. Look out for the thud when you hit a kerb square: that’s the rim. If you never hear it, you’re fine.',
        ],
        [
          'doc-spoke',
          'Kerbs at an angle, roots straight. And 1.5 on the gauge of *one* pump; always use the same.',
        ],
        [
          'yuki-h',
          'Still at 1.5 / 1.6, two pinch flats in 700 km, both my own fault. Going tubeless now so that I can be careless.',
          25,
        ],
      ],
    },
    {
      title: 'Dual battery with a frame bag?',
      daysAgo: 96,
      posts: [
        ['tessa-k', 'Ordering a Prime with 2 x 672. Is there any room left in the triangle for a bag?'],
        [
          'hillclimber',
          'A slim one under the top tube, about a litre. The shop’s 2 l bag does not close with both in.',
        ],
        ['tessa-k', 'Then it goes on the bar. Anything to know before I press the button?'],
        [
          'hillclimber',
          'You feel the four kilos when you carry it, not when you ride it. And not in size S, the configurator will stop you.',
        ],
        [
          'cargo-carl',
          'Anybody with the dual who also rides with only one of them in? I’d leave the second at home on short days.',
        ],
        [
          'tessa-k',
          'All the time. Cap on the empty mount, and it’s a normal Prime. I swap them every two weeks so that they age the same.',
        ],
        ['hillclimber', 'Same here. 3.6 kg less for the bakery run.'],
      ],
    },
    {
      title: 'From 26.6 kg to what? Your lightest Prime',
      daysAgo: 128,
      posts: [
        [
          'gearhead-gus',
          'Carbon rims -0.7, carbon bar -0.3, 12-speed -0.5: 20.9 kg without pedals, weighed. Who beats it?',
        ],
        ['nightowl', 'Mine weighs 28 with the child trailer coupling and I sleep well.'],
        ['pedro-v', '20.9 is what I get in theory. In practice mud adds it back.'],
        ['oldsteel', 'Leave the lock at home: -1.25 kg. Also leave the bike at home: -20.9.'],
        [
          'ida-b',
          'From the scales in our workshop, the heaviest: 34.1. Two batteries, a rack, a chain lock for ships and half a toolbox in the bags. The owner asked why it accelerates badly.',
        ],
        ['benji-t', 'That’s mine without the parcels.'],
        ['gearhead-gus', 'I removed the kickstand. 20.5. I now lean it against people’s houses.'],
      ],
    },
  ],
}
