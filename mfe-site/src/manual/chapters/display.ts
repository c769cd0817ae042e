import type { Chapter } from '../chapter.ts'

export const display: Chapter = {
  id: 'display-and-buttons',
  title: 'Display and buttons',
  about: 'What the buttons do, the range shown, the app and updates.',
  sections: [
    {
      id: 'buttons',
      title: 'What the buttons do',
      blocks: [
        {
          table: {
            head: ['Button', 'Short press', 'Long press'],
            rows: [
              ['Power', 'Wakes the display', 'On and off'],
              ['Plus', 'More assistance', 'Confirms in a menu'],
              ['Minus', 'Less assistance, down to 0', 'Next screen'],
              ['Light', 'Lights on and off', 'Brightness of the display'],
              ['Walk', 'Gets walk assist ready', '–'],
            ],
          },
        },
        'Keep your feet off the pedals while switching on, so the torque sensor can find its zero.',
      ],
    },
    {
      id: 'units',
      title: 'Kilometres or miles',
      blocks: [
        'Hold minus and light together for three seconds, choose Units and confirm with a long press on plus. Trip and total distance are converted; nothing is lost.',
      ],
    },
    {
      id: 'range-shown',
      title: 'The range on the display',
      blocks: [
        'The display learns from your last twenty kilometres. After a day in the hills it’s too cautious, after a tail wind too bold; it soon settles. Below 5 percent the motor rests and only the lights have power.',
      ],
    },
    {
      id: 'pair-the-app',
      title: 'Pair the app',
      blocks: [
        {
          steps: [
            'Switch the bike on and hold plus and light together for five seconds: a blue symbol appears.',
            'Open the app within three metres of the bike and choose Add a bike.',
            'Type in the six digits that the display shows.',
          ],
        },
        'Don’t pair in the phone’s own Bluetooth settings. A bike has one main phone at a time; a former owner has to release it first.',
      ],
    },
    {
      id: 'firmware',
      title: 'Update the software',
      blocks: [
        'Charge to at least 40 percent, open the app next to the bike, choose Bike, then Software, and start. It takes about eight minutes. Leave the bike on; the display goes dark twice. If the update is interrupted, the bike keeps its old software and shows E23: start again.',
      ],
    },
  ],
}
