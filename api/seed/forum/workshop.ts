import type { ForumCategory } from './forum-thread.ts'

export const workshop: ForumCategory = {
  id: 6,
  title: 'Workshop and spares',
  description: 'Tools out: repairs, part numbers, torque.',
  threads: [
    {
      title: 'Organic or sintered pads?',
      daysAgo: 2,
      posts: [
        ['mo-rides', 'NK-P-BRK-101 or 102? I ride in the city, with one long hill at the end.'],
        ['oldsteel', '101 in the city, quiet. 102 if the hill is wet more often than dry.'],
        [
          'gearhead-gus',
          'And bed them in: twenty firm stops from 25 km/h, without locking the wheel. Most squealing pads were never bedded in.',
        ],
        ['mo-rides', '102 in front, 101 at the back?'],
        ['oldsteel', 'You will get along well here.'],
      ],
    },
    {
      title: 'E15 after changing the rear wheel',
      daysAgo: 14,
      isSolved: true,
      posts: [
        ['junebug', 'New tube, wheel back in, now there is E15 and 0 km/h. What did I break?'],
        [
          'two-wheels-tom',
          'Nothing. The magnet on the spokes has turned away from the sensor. 3 to 8 mm gap and it’s fine.',
        ],
        ['junebug', 'It was on the *other side of the wheel*. Fixed, and slightly ashamed.'],
        ['two-wheels-tom', 'We have all been there. Some of us twice in one week.'],
      ],
    },
    {
      title: 'The display shows odd text when I paste this',
      daysAgo: 31,
      posts: [
        [
          'nightowl',
          'I wanted to give my bike a name in the app and typed this, for fun:\n\n<script>alert("my bike runs javascript")</script>\n\nThe app just showed the text. Does the forum as well?',
        ],
        ['gearhead-gus', 'It does: I can read it, and nothing happened. Good.'],
        [
          'ada-nireeka',
          'As it should be. Please report it by ticket if you ever find a place where something happens.',
        ],
        ['nightowl', 'Named the bike *Robert* in the end.'],
      ],
    },
    {
      title: 'Which spokes for the rear wheel in M?',
      daysAgo: 57,
      posts: [
        ['marlow', 'Lost one on the drive side. The shop has 272 mm only. Is that right for both sides?'],
        [
          'gearhead-gus',
          'Measure the one opposite of it: elbow to end. Mine are 272 left and 270 right, and 272 works with a longer nipple.',
        ],
        ['marlow', '270.5, so 272 it is. Wheel is true within a millimetre, good enough for a commuter.'],
      ],
    },
    {
      title: 'Torque list to print',
      daysAgo: 104,
      posts: [
        [
          'oldsteel',
          'I got tired of searching:\n\n| What | Nm |\n|---|---|\n| Stem face plate | 5 |\n| Seat clamp | 6 |\n| Rotor bolts | 6 |\n| Rear axle | 12 |\n| Crank | 50 |\n| Grips | 3 |\n\nIt hangs above my bench now.',
        ],
        ['lena-m', 'Mine too, as of today. Thank you.'],
        ['agnes-nireeka', 'Checked against our sheets: all correct.'],
        ['tessa-k', 'Would add the derailleur hanger: 8.'],
      ],
    },
  ],
}
