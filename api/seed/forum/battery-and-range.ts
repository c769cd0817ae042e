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
      ],
    },
    {
      title: 'Leave it on the charger overnight?',
      daysAgo: 23,
      isSolved: true,
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
