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
        [
          'benji-t',
          'At my mileage organic lasts three weeks, sintered six. For the price, 19 against 25, it isn’t a question. But yes, in the morning fog I announce myself.',
        ],
        ['lena-m', 'Does it eat the rotor faster?'],
        [
          'gearhead-gus',
          'A bit. 1.8 mm new, 1.5 at its end. Measure it with every second set of pads, in the track and not at the edge.',
        ],
        ['willem-k', 'I have the 4-pistons. There’s only one sort of it?'],
        [
          'brakecheck',
          'BRK-103, 29 dollars, yes. Compound’s in the middle: nearly as quiet, nearly as long. You don’t have the choice, so you don’t have the worry.',
        ],
        [
          'mo-rides',
          'Both sets are in since this morning, twenty stops on the empty car park. A security man watched with folded arms. At number fourteen he started counting aloud.',
        ],
        [
          'jonna-workshop',
          'That is how we build them for hilly towns. Both pads fit the same calliper, so you can go back to 101 in front any time.\n\nCheck the thickness every 1,000 km. Below 1 mm of lining, change them.',
        ],
      ],
    },
    {
      title: 'E15 after changing the rear wheel',
      daysAgo: 14,
      isSolved: true,
      acceptedPost: 2,
      posts: [
        ['junebug', 'New tube, wheel back in, now there is E15 and 0 km/h. What did I break?'],
        [
          'two-wheels-tom',
          'Nothing. The magnet on the spokes has turned away from the sensor. 3 to 8 mm gap and it’s fine.',
        ],
        ['junebug', 'It was on the *other side of the wheel*. Fixed, and slightly ashamed.'],
        ['two-wheels-tom', 'We have all been there. Some of us twice in one week.'],
        [
          'ida-b',
          'For those with a bent magnet: it’s sold together with the sensor, 29. But look under the bench first, it usually lies there.',
        ],
        ['junebug', 'I looked under the bench on principle. There’s a whole little museum.'],
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
        [
          'doc-spoke',
          'For the next one: the drive side breaks first because it carries more tension. If a second goes within 500 km, don’t replace one by one, have that side redone.',
        ],
        ['marlow', 'Number two has gone, at 420. As foretold. It’s at the dealer’s for the whole side.', 33],
        [
          'jonna-workshop',
          'We lace this wheel with 270 on the drive side and 272 opposite, and 272 works on both. Give it a second round of truing after 200 km: new spokes settle.',
        ],
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
        [
          'ida-b',
          'From our bench, same values, some more from the parts list:\n\n- Brake pad pin: 1\n- Assist button unit: 1.5\n- Speed sensor and lights: 2\n- Brake lever clamp: 4\n- Rack bolts: 6\n- Kickstand: 10\n- Cassette lockring: 40\n\nAll in Nm. If you’ve only a small wrench: the first four you do with the *short* side of the hex key and two fingers.',
        ],
        ['oldsteel', 'Added. It now has two columns and a coffee ring.'],
        ['ben', 'In pound-feet for the likes of me?'],
        [
          'eddy-current',
          'Times 0.74. 5 Nm is 3.7, 12 is 8.9, 50 is 37. But buy a wrench in Nm, everything on the bike is printed in them.',
        ],
        ['hugo-r', 'Grease on the threads changes these, doesn’t it?'],
        [
          'doc-spoke',
          'A little, you get more tension for the same torque. The values are for a light film, which is how they leave the factory. Don’t bathe them.',
        ],
        ['jules-c', 'Printed! My wife asked if I’ve changed the religion.'],
        [
          'karl-o',
          'Fender stays are 4 by the way. I over-tightened mine by the feeling of 6 and the thread came to meet me.',
        ],
      ],
    },
  ],
}
