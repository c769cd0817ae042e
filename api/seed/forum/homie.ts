import type { ForumCategory } from './forum-thread.ts'

export const homie: ForumCategory = {
  id: 3,
  title: 'Homie',
  description: 'The step-through that everybody borrows.',
  threads: [
    {
      title: 'Child seat: how does it ride?',
      daysAgo: 5,
      posts: [
        [
          'priya-s',
          'Our daughter is 14 months and 10 kg. Homie in M with the 25 kg rack. Does the seat make it wobble at low speed?',
        ],
        [
          'lena-m',
          'A bit when you push it, not when you ride. The long wheelbase helps. Put the heavy shopping in front, not in a pannier under the seat.',
        ],
        [
          'kit-and-cargo',
          'Practise with 10 kg of flour strapped in. Sounds silly, works well, and there are pancakes afterwards.',
        ],
        ['priya-s', 'Flour test passed, pancakes eaten. She loves it!'],
        [
          'jada',
          'Wait until she’s asleep. Then the head hangs to one side and you *do* feel it. A neck cushion in the seat helped us more than anything.',
        ],
        ['bluebird', 'At what age did yours start singing?'],
        ['kit-and-cargo', 'Two. It hasn’t stopped.'],
        ['tao-w', 'Do you mount the child when the bike is on the kickstand?? I’m so afraid that it falls.'],
        [
          'lena-m',
          'Never leave the hand off. My hip against the saddle, brake pulled with a rubber band on the lever, one hand on her, one on the buckle. The stand holds the bike, I hold the child.',
        ],
        ['priya-s', 'The rubber band on the lever! That’s the tip of the week.'],
      ],
    },
    {
      title: 'Belt or chain for a bike that lives outside',
      daysAgo: 27,
      isSolved: true,
      posts: [
        ['sofie-d', 'No cellar, the bike stands in the rain all year. Is the belt worth 790?'],
        [
          'lena-m',
          'Three winters on the belt. I rinse it when I remember to. It has never been oiled, never been touched.',
        ],
        [
          'oldsteel',
          'I love chains, but outside: belt. Count a chain and half a cassette a year against it.',
        ],
        [
          'sofie-d',
          'Ordered. The bar went up to 92 points for practicality, too, which made my partner laugh.',
        ],
      ],
    },
    {
      title: 'Front basket and the carbon bar',
      daysAgo: 52,
      posts: [
        ['ines-b', 'The configurator won’t let me have both. Isn’t there a clamp with rubber?'],
        [
          'gearhead-gus',
          'Please don’t. A clamp crushes carbon slowly, and you notice on the day it breaks. The rule is right.',
        ],
        ['ines-b', 'Fair. Alloy bar and basket then, the cat does not care about 300 g.'],
        ['nightowl', 'Wait. The *cat*?'],
        ['ines-b', 'She likes the market.'],
      ],
    },
    {
      title: 'Which size for 178 cm and a shared bike?',
      daysAgo: 88,
      isSolved: true,
      posts: [
        ['ben', 'I am 5 foot 10 (178), my wife is 168 cm. M or L?'],
        [
          'lena-m',
          'M. You are at its upper end and she is in the middle. With L she could not reach the bar.',
        ],
        ['agnes-nireeka', 'We would say M as well. Raise the post for you and mark both heights with tape.'],
        ['ben', 'M ordered, tape bought. Thanks!'],
      ],
    },
    {
      title: 'Walk assist on a cellar ramp',
      daysAgo: 143,
      posts: [
        ['junebug', 'Is it strong enough for a ramp of about 20 percent, with groceries?'],
        ['two-wheels-tom', 'In the lowest gear yes. In the highest it just sighs.'],
        ['junebug', 'Ah, the gear matters? I did it in seventh like a hero.'],
      ],
    },
  ],
}
