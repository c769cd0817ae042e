import type { ForumCategory } from './forum-thread.ts'

export const batteryAndRange: ForumCategory = {
  id: 5,
  title: 'Battery and range',
  description: 'How far, how cold, how long.',
  threads: [
    {
      title: 'Winter range: your real figures',
      daysAgo: 8,
      posts: [
        [
          'sofie-d',
          'Let’s collect. Bike, battery, temperature, kilometres until 10 percent. I start: Homie, 672 Wh, -4 °C, 71 km in the middle level.',
        ],
        ['tessa-k', 'Prime, 2 x 672, 0 °C, 142 km. Snow on the last twenty.'],
        ['bram', 'Nyx, 560, +3 °C, 88 km. Light rider, light wind.'],
        [
          'junebug',
          'Homie, 504, -8 °C, 49 km without the cover, 55 with it. I did not believe in that cover before.',
        ],
        [
          'sofie-d',
          'So about 15 percent at zero and 25 well below. Matches the help page, who would have thought.',
        ],
        [
          'karl-o',
          'Prime, 672, -2 °C, 900 m of climbing, 92 kg with clothes: 47 km to 10 percent. I’m the lower end of your table, gladly.',
        ],
        [
          'mikko',
          'Prime, 672, **-19 °C**, flat, studded tyres, level 2: 52 km. With the neoprene cover and started from the kitchen table.',
        ],
        [
          'eddy-current',
          'Could everybody add how the battery was stored before? A pack from the living room at -8 is a different animal from a pack from a shed at -8. It takes a good hour to cool through.',
        ],
        [
          'oda-k',
          'Homie, 504, -6 °C, battery from under the desk: 56 km. Same week, same route, battery from outside: 43. I’ve only done that once.',
        ],
        [
          'benji-t',
          '2 × 672, swapped at noon. +1 °C, sleet, stop and go, boxes: 78 on the first, 71 on the second that had waited in the pannier. Put the spare **inside the jacket of the pannier**, in a towel. I don’t know what it is about towels.',
        ],
        [
          'jules-c',
          'Homie 504, +4, Paris, many red lights: 63. I thought it’s bad but when I see your minus I don’t complain.',
        ],
        [
          'sofie-d',
          'Paris counts as a cold place because of the red lights. Noted!\n\nI’ve put it all in a table so far:\n\n| Bike | Wh | °C | km |\n|---|---|---|---|\n| Homie | 672 | -4 | 71 |\n| Prime | 2 × 672 | 0 | 142 |\n| Nyx | 560 | +3 | 88 |\n| Homie | 504 | -8 | 49 / 55 |\n| Prime | 672 | -2 | 47 |\n| Prime | 672 | -19 | 52 |\n| Homie | 504 | -6 | 56 / 43 |\n| Homie | 504 | +4 | 63 |',
        ],
        [
          'hillclimber',
          'Nobody mentioned wind, and in winter there’s always wind. The same loop was 58 and 44 km in one week, both at +2. I’d put a column for it.',
        ],
        [
          'eddy-current',
          'And one for clothing, since Elke says coats flap. She’s right, drag area in a winter coat goes up by a tenth or so.',
        ],
        [
          'granny-gear',
          '504, zero degrees, big coat, scarf, basket with a cake: 66. In Eco. The cake arrived whole, that’s the figure I’m proud of.',
        ],
        [
          'dora-k',
          'Prime S with 672, +1, level 2 and 3: 61 km. But the display said 90 in the morning and I trusted it! I pushed the last one and a half.',
        ],
        [
          'sofie-d',
          'Good to have that one as well, Dora. The 90 is at 18 °C with a 75 kg rider, it’s in [How far will my bike go?](/help-center/topics/6). In the cold I take a third off before I leave and then it’s a pleasant surprise.',
        ],
        ['marcus-t', 'Doesn’t the second edition of the controller correct for temperature?'],
        [
          'tessa-k',
          'It does for what’s left, it doesn’t for what’s to come. When you leave from a warm flat it can’t know that the battery will be at zero in an hour.',
        ],
        [
          'rainy-seat',
          'Prime, 672, +7 and of course rain: 74. I’m told rain is denser than air. I’m told many things.',
        ],
        [
          'helmut-f',
          'Prime 2019, 672 of the first edition, 3 °C, level 1 and 2, along the canal and back: 70 km and still two bars. I’ve no percentage to offer, only bars. Cycles I can’t see either. But at my age one rides by bars.',
        ],
      ],
    },
    {
      title: 'Leave it on the charger overnight?',
      daysAgo: 23,
      isSolved: true,
      acceptedPost: 2,
      posts: [
        ['ben', 'Every e-bike forum says something else. What do you do?'],
        [
          'gearhead-gus',
          'The charger stops by itself, so nothing bad happens. But full and warm for hours isn’t what cells like. I use a ten-dollar timer.',
        ],
        [
          'agnes-nireeka',
          'That is about what we say: allowed, not ideal. And please near a smoke alarm, on something that doesn’t burn, whatever you charge.',
        ],
        ['ben', 'Timer bought. 80 percent by breakfast.'],
        ['amara', 'What about the holidays? My neighbour plugs it for three weeks.'],
        [
          'gearhead-gus',
          'Tell them to leave it at 60 and unplugged. Three weeks at full in a warm flat is the one thing I’d really avoid.',
        ],
      ],
    },
    {
      title: 'Old and new 672 in one frame',
      daysAgo: 45,
      posts: [
        [
          'hillclimber',
          'First edition from 2019 with 210 cycles, and a brand-new second edition. The display shows the sum. Does the old one drag the new one down?',
        ],
        [
          'ada-nireeka',
          'They take turns, so no. On very steep climbs both are asked at once, and there the older one decides how much.',
        ],
        ['hillclimber', 'I see exactly that: a little less punch on the last ramp. I can live with it.'],
      ],
    },
    {
      title: 'Flying with the bike',
      daysAgo: 82,
      posts: [
        ['yuki-h', 'Has any airline ever taken a 504 Wh battery?'],
        [
          'rainy-seat',
          'None. 160 Wh is where it ends in the cabin, and in the hold it is not allowed at all.',
        ],
        [
          'pedro-v',
          'I fly without it and rent one at the other end. Ask the dealer there a few weeks before; Alpin Motion had one for me.',
        ],
        ['yuki-h', 'Renting is a great idea. Thank you!'],
        ['dora-k', 'And by train with the battery, is it allowed?'],
        [
          'pedro-v',
          'In the bike, yes, always has been for me. Just don’t charge on board unless there’s a sign that you may.',
        ],
      ],
    },
    {
      title: 'چقدر باتری در سرمای زمستان کم می‌شود؟',
      daysAgo: 12,
      posts: [
        [
          'farhad',
          'سلام به همه. من در تبریز دوچرخهٔ Prime دارم و صبح‌ها دما حدود منفی ده درجه است. برد دوچرخه از ۹۰ کیلومتر به ۶۰ رسیده. این طبیعی است؟',
        ],
        [
          'parisa',
          'بله، کاملاً طبیعی است. باتری را شب داخل خانه نگه دارید و درست پیش از حرکت روی دوچرخه بگذارید. برای من حدود ده کیلومتر فرق کرد.',
        ],
        ['farhad', 'خیلی ممنون، امروز امتحان کردم و با ۷۰ کیلومتر برگشتم. روکش نئوپرن هم سفارش دادم.'],
        ['parisa', 'عالی! بهار که بشود همه‌اش برمی‌گردد.'],
      ],
    },
  ],
}
