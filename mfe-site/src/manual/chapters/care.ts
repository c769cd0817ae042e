import type { Chapter } from '../chapter.ts'

export const care: Chapter = {
  id: 'cleaning-and-care',
  title: 'Cleaning and care',
  about: 'Wash the bike, oil the chain, look after paint and carbon.',
  sections: [
    {
      id: 'washing',
      title: 'Wash',
      blocks: [
        'Switch the bike off, close the caps of plugs and ports, and leave the battery in. Use water, a soft brush and mild soap; rinse from above; dry it with a cloth.',
        {
          note: 'No pressure washer and no steam. Water forced into the motor, bearings or battery causes damage the warranty doesn’t cover.',
        },
      ],
    },
    {
      id: 'chain-care',
      title: 'Chain',
      blocks: [
        'Every 300 km and after rain: wipe the chain, put one drop of oil on each link, turn the crank for a while and wipe again. What is left on the outside only collects dirt. Keep oil away from the discs.',
      ],
    },
    {
      id: 'paint-care',
      title: 'Paint and carbon',
      blocks: [
        'Standard and pearlized colours take any bike polish. Matte clear coats need only soap and water; polish leaves shiny spots. Look at carbon parts for cracks whenever you wash, and run a fingernail over anything that looks like one.',
      ],
    },
  ],
}

export const service: Chapter = {
  id: 'service-plan',
  title: 'Service plan',
  about: 'What to check and when, what wears, and how tight bolts must be.',
  sections: [
    {
      id: 'intervals',
      title: 'Intervals',
      blocks: [
        {
          table: {
            head: ['When', 'What', 'By'],
            rows: [
              ['Every week', 'Tyres, brakes, lights', 'You'],
              ['Every 300 km or after rain', 'Wipe and oil the chain; rinse a belt', 'You'],
              [
                'After the first 300 km',
                'Stem 5 Nm, seat clamp 6 Nm, cranks 50 Nm, axles 12 Nm',
                'You or a dealer',
              ],
              ['Every 1,500 km', 'Pads, chain wear, tyres', 'You or a dealer'],
              [
                'Every 3,000 km or once a year',
                'Wheels trued, brakes bled, bearings and headset adjusted, software updated, battery tested',
                'Dealer',
              ],
              ['Every 50 hours off the road', 'Fork: lower seals oiled; new seals after 200 hours', 'Dealer'],
            ],
          },
        },
        'Keep your receipts: they help tell wear from a fault. Any trained mechanic can do the work; we send them the warranty parts.',
      ],
    },
    {
      id: 'wear',
      title: 'What wears, and when',
      blocks: [
        {
          table: {
            head: ['Part', 'Usual life', 'Change it when'],
            rows: [
              ['Chain', '2,500 km', 'The gauge shows 0.75 percent'],
              ['Cassette', '5,000 to 7,500 km', 'A new chain jumps on it'],
              ['Belt', '20,000 km', 'Teeth are worn to points'],
              ['Pads, organic', '1,200 km', 'Less than 1 mm is left'],
              ['Pads, sintered', '2,500 km', 'Less than 1 mm is left'],
              ['Tyres', '3,000 to 6,000 km', 'Threads show or cuts gape'],
            ],
          },
        },
      ],
    },
    {
      id: 'torques',
      title: 'Torques',
      blocks: [
        {
          table: {
            head: ['Bolt', 'Torque'],
            rows: [
              ['Stem', '5 Nm, crosswise'],
              ['Seat clamp', '6 Nm'],
              ['Thru axles', '12 Nm'],
              ['Cranks', '50 Nm'],
            ],
          },
        },
        'What’s printed on a part takes precedence over this table. One newton metre is about 0.74 pound-foot.',
        {
          warning:
            'Bolts of bar, stem and post need a torque wrench. Too tight breaks carbon as surely as too loose.',
        },
      ],
    },
  ],
}

export const storage: Chapter = {
  id: 'storage-and-transport',
  title: 'Storage and transport',
  about: 'Winter storage, and travelling by car, train or plane.',
  sections: [
    {
      id: 'winter',
      title: 'More than a month without riding',
      blocks: [
        {
          steps: [
            'Clean the bike and oil the chain.',
            'Bring the battery to about 60 percent.',
            'Keep it dry at 5 to 20 °C. If the battery stays in the frame, keep the whole bike indoors.',
            'Look at the gauge every two months. Below 30 percent, charge it back to 60.',
          ],
        },
        'A battery that stays empty for a whole winter may never charge again, and the warranty doesn’t cover that.',
      ],
    },
    {
      id: 'car-and-train',
      title: 'By car, by train, by air',
      blocks: [
        'On a car’s rack, take the battery out if your bike lets you, carry it inside the car and cover the plugs. Check that the rack can carry the weight: up to 30 kg with accessories. Most trains take e-bikes like any other bike. Airlines don’t accept batteries of this size in any kind of luggage.',
        {
          note: 'Never send a battery by mail. Inside the bike, it can travel with a carrier that handles such batteries; ask us.',
        },
      ],
    },
  ],
}
