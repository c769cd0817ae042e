import type { Chapter } from '../chapter.ts'

export const suspension: Chapter = {
  id: 'suspension',
  title: 'Suspension',
  about: 'How to set up your fork, and what care it needs.',
  sections: [
    {
      id: 'suspension-prime',
      title: 'Air fork, 100 mm',
      bikes: ['nireeka-prime'],
      blocks: [
        'Set the pressure so that the fork sinks by a quarter of its travel, about 25 mm, when you stand on the pedals. Use a shock pump, never a compressor. The red dial at the bottom sets how fast it comes back: as fast as it can without bouncing. The upgrade with 130 mm is set the same way, at about 30 mm.',
      ],
    },
    {
      id: 'suspension-homie',
      title: 'Fork, 50 mm',
      bikes: ['nireeka-homie'],
      blocks: [
        'The 50 mm fork needs no setup: the knob on its right leg makes it stiffer for heavy loads. The 80 mm air fork of the upgrade should sink by about 20 mm when you sit down.',
      ],
    },
    {
      id: 'suspension-nyx',
      title: 'Rigid fork',
      bikes: ['nyx'],
      blocks: [
        'A rigid carbon fork has nothing to set and nothing to service; your tyres do the cushioning. If your build has the 40 mm gravel fork, set it so that it sinks by about 8 mm.',
        {
          warning:
            'Carbon doesn’t bend, it breaks. After a crash or a hard hit, have the fork checked before you ride again.',
        },
      ],
    },
    {
      id: 'suspension-service',
      title: 'Service of the fork',
      bikes: ['nireeka-prime', 'nireeka-homie'],
      blocks: [
        'Clean the legs after every wet ride. Every 50 hours off the road, the lower seals need oil; after 200 hours, a dealer should replace them. Anything behind a pressurized valve is a dealer’s job, too.',
      ],
    },
  ],
}

export const tyres: Chapter = {
  id: 'tyres-and-pressure',
  title: 'Tyres and pressure',
  about: 'The right pressure, punctures, and when a tyre is worn out.',
  sections: [
    {
      id: 'tyre-pressure',
      title: 'Pressure',
      blocks: [
        'The limits are printed on the tyre’s sidewall; stay between them. As a starting point:',
        {
          table: {
            head: ['Rider with luggage', 'Prime, trail tyres', 'Homie, city tyres', 'Nyx, slick tyres'],
            rows: [
              ['60 kg', '1.6 bar', '2.5 bar', '3.0 bar'],
              ['75 kg', '1.8 bar', '2.8 bar', '3.3 bar'],
              ['90 kg', '2.1 bar', '3.2 bar', '3.7 bar'],
              ['110 kg', '2.4 bar', '3.6 bar', '4.1 bar'],
            ],
          },
        },
        'Check it every week: all tyres lose a little air.',
      ],
    },
    {
      id: 'puncture',
      title: 'Fix a puncture',
      blocks: [
        {
          steps: [
            'Switch the bike off. At the rear, shift to the smallest cog.',
            'Open the thru axle and take the wheel out. Don’t pull a brake lever while it is out.',
            'Lift the tyre off, change or patch the tube, and feel inside the tyre for the cause.',
            'Put the wheel back, close the axle with 12 Nm and pump the brake until it is firm.',
          ],
        },
      ],
    },
    {
      id: 'tyre-wear',
      title: 'When a tyre is done',
      blocks: [
        'Tyres last 3,000 to 6,000 km. Change them when threads show, when cuts gape or when the tread is gone in the middle. Bikes of the 45 km/h class may only use tyres marked for it.',
      ],
    },
  ],
}
