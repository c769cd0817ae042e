import { CLOSE_UPS } from '@nireeka/ui/marked-picture'

import { chapterPicture } from '../chapter-picture.ts'
import { bike, spare, spot } from '../pictures.ts'
import { always, byBike, figure, type FiguresOf } from './figure.ts'
import { LADEN, LEVERS, NYX_FORK, NYX_MOTOR, PLUS_AND_MINUS, PRIME_FORK, SHIFTING } from './marks.ts'
import { FOUR_PISTON_PADS, ORGANIC_PADS, OUTER_RING, WHOLE_BRAKE } from './part-marks.ts'
import { BUTTON_TO_HOLD } from './step-marks.ts'

const MOTOR = 'The motor sits between the cranks. It helps only while you turn them.'

export const ridingFigures: Readonly<Record<string, FiguresOf>> = {
  buttons: always(
    figure(
      spare('button-remote', 'The button unit with its cable'),
      'The button unit, beside the left grip: minus and plus are on top.',
      ...PLUS_AND_MINUS,
    ),
  ),
  'pair-the-app': always(
    figure(
      spare('button-remote', 'The button unit, with plus on its right'),
      'Plus is the button on the right. Hold it together with light.',
      ...BUTTON_TO_HOLD,
    ),
  ),
  'range-shown': always(
    figure(
      spot('display', 'The display on the handlebar'),
      'Speed in large figures in the middle, smaller figures below it, and the battery’s gauge at the bottom.',
      CLOSE_UPS.display.speed,
      CLOSE_UPS.display.gauge,
    ),
  ),
  assistance: byBike({
    'nireeka-prime': [
      figure(chapterPicture('nireeka-prime', 'riding-and-assistance'), MOTOR, CLOSE_UPS['prime-motor'].motor),
    ],
    'nireeka-homie': [
      figure(spot('chainring', 'Motor, chainring and crank of a Homie'), MOTOR, CLOSE_UPS.chainring.motor),
    ],
    nyx: [
      figure(
        bike('nyx-graphite-drivetrain', 'Crank, chain and rear derailleur of a Nyx'),
        MOTOR,
        ...NYX_MOTOR,
      ),
    ],
  }),
  load: always(
    figure(spare('rack-25', 'A rear rack'), 'The rear rack carries 25 kg, a child seat included.'),
  ),
  'front-basket': always(
    figure(
      bike('nireeka-homie-laden', 'A Homie with mudguards, rack and basket'),
      'The basket at the front carries 5 kg. The child seat goes on the rear rack.',
      LADEN.basket,
      LADEN.rack,
    ),
  ),
  'off-road': always(
    figure(
      bike('nireeka-prime-pine-front', 'Fork and front wheel of a Prime'),
      'Where to look after a ride: the seals at the top of the fork’s lower legs, the spokes and the rim.',
      ...PRIME_FORK,
    ),
  ),
  gravel: always(
    figure(
      bike('nyx-graphite-front', 'Fork and front wheel of a Nyx'),
      'The fork is rigid carbon. After a hard hit, have it checked even if it looks whole.',
      ...NYX_FORK,
    ),
  ),
  braking: byBike({
    'nireeka-prime': [
      figure(
        bike('nireeka-prime-pine-cockpit', 'The handlebar of a Prime with both brake levers'),
        'A lever at each grip. Pulled hard, neither may reach the grip.',
        ...LEVERS['nireeka-prime'],
      ),
    ],
    'nireeka-homie': [
      figure(
        spot('brake-lever', 'The right grip of a Homie and its brake lever'),
        'The gap between lever and grip: pulled hard, the lever must not close it.',
        CLOSE_UPS['brake-lever'].lever,
        CLOSE_UPS['brake-lever'].gap,
      ),
    ],
    nyx: [
      figure(
        bike('nyx-graphite-cockpit', 'The handlebar of a Nyx with both brake levers'),
        'A lever at each grip. Pulled hard, neither may reach the grip.',
        ...LEVERS.nyx,
      ),
    ],
  }),
  'brakes-two-piston': byBike({
    'nireeka-prime': [
      figure(
        spare('brake-complete-2-piston', 'A brake with its lever, hose and caliper'),
        'Lever, hose and caliper. Look for oil at both ends of the hose: a wet one leaks.',
        ...WHOLE_BRAKE,
      ),
    ],
    'nireeka-homie': [
      figure(
        spot('front-brake', 'The caliper and disc at the front wheel of a Homie'),
        'The black caliper presses its pads against the disc, which must stay clean of oil.',
        CLOSE_UPS['front-brake'].caliper,
        CLOSE_UPS['front-brake'].disc,
      ),
    ],
  }),
  'brakes-four-piston': always(
    figure(
      spot('nyx-front-brake', 'The caliper and disc at the front wheel of a Nyx'),
      'The black caliper presses its pads against the disc, which must stay clean of oil.',
      ...Object.values(CLOSE_UPS['nyx-front-brake']),
    ),
  ),
  'brake-pads': (slug) => [
    figure(
      spare(
        slug === 'nyx' ? 'brake-pads-4-piston' : 'brake-pads-organic',
        'Two brake pads, their spring and pin',
      ),
      'The friction material on the plate is what wears. Change both pads when less than 1 mm of it is left.',
      ...(slug === 'nyx' ? FOUR_PISTON_PADS : ORGANIC_PADS),
    ),
    figure(
      spare(slug === 'nyx' ? 'brake-rotor-203' : 'brake-rotor-180', 'A brake disc'),
      'The disc wears at its outer ring, where the pads touch it. Measure it there.',
      ...OUTER_RING,
    ),
  ],
  derailleur: (slug) => [
    figure(
      chapterPicture(slug, 'shifting'),
      'The derailleur hangs below the cogs of the rear wheel and moves the chain across them.',
      ...SHIFTING[slug],
    ),
  ],
  'electronic-shifting': always(
    figure(
      spare('derailleur-electronic', 'An electronic rear derailleur'),
      'The electronic derailleur has no cable to adjust.',
    ),
  ),
  'belt-drive': byBike({
    'nireeka-prime': [
      figure(
        spare('belt', 'A belt'),
        'A belt may hang in loose curves. It must never be bent sharply or twisted.',
      ),
    ],
    'nireeka-homie': [
      figure(
        spot('homie-belt', 'The belt of a Homie, from the crank to the rear wheel'),
        'The belt runs from the crank to the rear hub, which holds all eight gears.',
        ...Object.values(CLOSE_UPS['homie-belt']),
      ),
    ],
  }),
}
