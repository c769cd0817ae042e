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
      posts: [
        [
          'marlow',
          'Prime from 2021, M. Above 25 °C it creaks with every right pedal stroke. Cranks are at 50 Nm, pedals greased, chain new. Cold: silence.',
        ],
        ['oldsteel', 'Nine of ten bottom bracket noises are the seatpost. Ride standing: gone?'],
        ['marlow', 'I felt clever enough to know that one… and yes, standing it is gone.'],
        ['oldsteel', 'Pull the post, wipe it, carbon paste, 6 Nm.'],
        ['marlow', 'Silence at 28 °C. I owe you a coffee.'],
      ],
    },
    {
      title: 'Tyre pressure for 29 x 2.35 off road',
      daysAgo: 61,
      posts: [
        ['yuki-h', 'What do you run? I am 62 kg and 2.4 bar feels like a pogo stick.'],
        ['hillclimber', '75 kg: 1.6 front, 1.8 rear with tubes. Less and I hit the rim on roots.'],
        [
          'pedro-v',
          'Same weight as you, Yuki. 1.4 / 1.5, tubeless. Buy a gauge that you trust, the small pumps are off by 0.3.',
        ],
        ['yuki-h', '1.5 / 1.6 it is. Wow, there is grip!'],
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
      ],
    },
  ],
}
