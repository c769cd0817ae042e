import type { Chapter } from '../chapter.ts'

export const riding: Chapter = {
  id: 'riding-and-assistance',
  title: 'Riding and assistance',
  about: 'How the motor helps, how far you get and what you may carry.',
  sections: [
    {
      id: 'assistance',
      title: 'How the motor helps',
      blocks: [
        'The motor adds to your own force and only while you pedal. Levels 1 to 5 set how much; at level 0 it rests, while the lights and display stay on. It stops when you pull a brake and at the limit of your speed class, and comes back below it.',
        'It likes 70 turns of the crank a minute and more. Start in a low gear and shift early.',
      ],
    },
    {
      id: 'walk-assist',
      title: 'Walk assist',
      blocks: [
        'Press minus until the level is 0, press the walk button once and hold plus. The bike moves at 6 km/h at most and stops when you let go.',
        {
          note: 'Walk beside the bike with both hands on the bar, never behind it. It doesn’t work while you sit on it, and in some countries it is switched off.',
        },
      ],
    },
    {
      id: 'range',
      title: 'Ride further on a charge',
      blocks: [
        {
          list: [
            'Speed costs most: from 25 to 32 km/h the air alone asks for half as much again.',
            '500 m of climbing take about a fifth of a 672 Wh battery.',
            'At 0 °C a battery gives some 15 percent less, at –10 °C up to 30 percent.',
            'Half the tyre pressure can cost a tenth of the range.',
            'Every extra ten kilograms cost about two percent.',
          ],
        },
      ],
    },
    {
      id: 'load',
      title: 'Load and luggage',
      blocks: [
        'The rear rack carries 25 kg, a child seat included. Put heavy things low and near the frame, and pump the tyres for the load.',
        {
          note: 'A loaded bike takes longer to stop and turns more slowly. Practice both somewhere quiet before you ride in traffic.',
        },
      ],
    },
    {
      id: 'front-basket',
      title: 'Front basket and child seat',
      bikes: ['nireeka-homie'],
      blocks: [
        'The front basket carries 5 kg and needs an alloy bar. The child seat is made for Homie with the rear rack, up to 22 kg of child. Follow the seat’s own instructions, put a helmet on your child and never leave them in the seat of a parked bike.',
      ],
    },
    {
      id: 'off-road',
      title: 'Off the road',
      bikes: ['nireeka-prime'],
      blocks: [
        'Prime is made for trails and forest roads, not for jumps above 30 cm or bike parks. Before you leave, check axles and headset; afterwards wash the fork’s seals and look at rims and spokes.',
      ],
    },
    {
      id: 'gravel',
      title: 'Gravel and cobbles',
      bikes: ['nyx'],
      blocks: [
        'Nyx has a rigid carbon fork: it is quick and light, and it tells you what the road is like. Ride gravel with loose arms and a little less pressure. It is not made for trails with steps, and not for jumps. After a hard hit at the front, have the fork checked, even if you can’t see any damage.',
      ],
    },
  ],
}
