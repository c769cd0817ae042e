import type { Chapter } from '../chapter.ts'

export const brakes: Chapter = {
  id: 'brakes',
  title: 'Brakes',
  about: 'How to brake, and when pads and discs are worn.',
  sections: [
    {
      id: 'braking',
      title: 'Braking',
      blocks: [
        'The right lever works the rear brake and the left one the front, unless your country has it the other way round: try it before the first ride. Brake with both, early, and harder in front the harder you brake. In rain the first turn of the wheel only dries the disc.',
        {
          note: 'Discs get hot enough to burn skin. Keep fingers away from them after a descent, and never put oil on them.',
        },
      ],
    },
    {
      id: 'brakes-two-piston',
      title: 'Your brakes: two pistons, 180 mm',
      bikes: ['nireeka-prime', 'nireeka-homie'],
      blocks: [
        'Standard builds have hydraulic two-piston brakes with 180 mm discs. Builds with the stronger motor have four pistons and 203 mm; that pair belongs together and mustn’t be changed back.',
      ],
    },
    {
      id: 'brakes-four-piston',
      title: 'Your brakes: four pistons, 203 mm',
      bikes: ['nyx'],
      blocks: [
        'Nyx has hydraulic four-piston brakes with 203 mm discs. A finger is enough; use it gently on wet tram lines and leaves.',
      ],
    },
    {
      id: 'brake-pads',
      title: 'Pads and discs',
      blocks: [
        'Change the pads when less than 1 mm of their friction material is left: organic ones after about 1,200 km, sintered ones after about 2,500 km. Break new pads in as you did the first ones. A disc is done when it is thinner than the figure stamped on it.',
        {
          warning:
            'A lever that reaches the bar, a leak or a pad wet with oil: don’t ride on. Bleeding the brakes is a dealer’s job unless you have the kit and have learned it.',
        },
      ],
    },
  ],
}

export const gears: Chapter = {
  id: 'shifting',
  title: 'Shifting',
  about: 'Change gear smoothly, and keep the drivetrain in good order.',
  sections: [
    {
      id: 'derailleur',
      title: 'With a derailleur',
      blocks: [
        'Shift while pedalling, one gear at a time, and ease the pressure for a moment. Shift down before you stop and before a climb: chain and range last longer. If the chain rattles or jumps, adjust the cable by half a turn at the barrel.',
      ],
    },
    {
      id: 'electronic-shifting',
      title: '12-speed electronic',
      bikes: ['nireeka-prime', 'nyx'],
      blocks: [
        'If your build has it: a short press shifts one gear, holding shifts several. It runs on the bike’s battery until that is empty. After a fall, hold both buttons for five seconds to recenter it.',
      ],
    },
    {
      id: 'belt-drive',
      title: 'Belt with 8-speed hub',
      bikes: ['nireeka-prime', 'nireeka-homie'],
      blocks: [
        'If your build has it: the hub also shifts while you’re standing still, but not under full pressure. A belt needs no oil; rinse it with water. Don’t bend, twist or roll it, and have its tension measured at the yearly service. It lasts about 20,000 km.',
      ],
    },
  ],
}
