import { CLOSE_UPS } from '@nireeka/ui/marked-picture'

import { chapterPicture } from '../chapter-picture.ts'
import { accessory, bike, spare, spot } from '../pictures.ts'
import { always, byBike, figure, type FiguresOf } from './figure.ts'
import {
  CLAMP_BOLT,
  GREEN_BARS,
  LADEN,
  LEVERS,
  LOCK_AND_KEY,
  PORT_AND_CAP,
  POST_LEVER,
  PUMP_GAUGE,
  READY_TO_RIDE,
} from './marks.ts'
import { TWO_PADS } from './part-marks.ts'
import { BOTH_PEDALS, BOTH_PLUGS, STEM_BOLTS, THRU_AXLE_HEAD } from './step-marks.ts'

const BATTERY = 'battery-and-charging'
const SEAT_CLAMP = CLOSE_UPS['seat-clamp']

export const firstRideFigures: Readonly<Record<string, FiguresOf>> = {
  unpacking: always(
    figure(
      spare('stem', 'A stem, whose four bolts are numbered in the order of tightening'),
      'Step 3: tighten the bolts crosswise, from 1 to 4.',
      ...STEM_BOLTS,
    ),
    figure(
      spare('pedals', 'The left and the right pedal'),
      'Step 4: each pedal has its side, and the left one a left-hand thread.',
      ...BOTH_PEDALS,
    ),
    figure(
      spare('thru-axle', 'A thru axle, which is turned at its head'),
      'Step 5: a thru axle is turned at its head.',
      ...THRU_AXLE_HEAD,
    ),
    figure(
      accessory('floor-pump-main', 'A floor pump with a gauge at its foot'),
      'Step 6: the gauge at the pump’s foot shows the pressure.',
      ...PUMP_GAUGE,
    ),
  ),
  'first-checks': (slug) => [
    figure(
      chapterPicture(slug, 'before-the-first-ride'),
      'Ready to ride: the bar is straight, both axles are closed and nothing moves when you pull at it.',
      ...READY_TO_RIDE[slug],
    ),
  ],
  'break-in-brakes': (slug) => [
    figure(
      spare(
        slug === 'nyx' ? 'brake-caliper-4-piston' : 'brake-caliper-2-piston',
        'A brake caliper with its pads',
      ),
      'The disc runs in the gap between the two pads. New pads need about twenty stops.',
      ...TWO_PADS,
    ),
  ],
  'rules-of-the-road': always(
    figure(spare('rating-plate', 'The plate on the frame'), 'The plate on the frame names the speed class.'),
  ),
  'saddle-height': (slug) => [
    figure(
      slug === 'nireeka-homie'
        ? spot('seat-clamp', 'The clamp of a Homie, where the seatpost goes into the frame')
        : spare('seat-clamp', 'A seat clamp with its bolt'),
      'Open the clamp’s bolt to move the post, and close it again with 6 Nm.',
      ...(slug === 'nireeka-homie' ? [SEAT_CLAMP.bolt, SEAT_CLAMP.post] : CLAMP_BOLT),
    ),
  ],
  'handlebar-and-levers': (slug) => [
    figure(
      chapterPicture(slug, 'fitting'),
      'Turn the levers until your fingers continue the line of your arm.',
      ...LEVERS[slug],
    ),
  ],
  'dropper-post': always(
    figure(
      spare('dropper-remote', 'The lever of a dropper post, for the handlebar'),
      'Press this lever and sit down to lower the saddle; press it without weight to raise it.',
      ...POST_LEVER,
    ),
  ),
  'step-through-loading': always(
    figure(
      bike('nireeka-homie-laden', 'A Homie with mudguards, rack and basket'),
      'The heaviest things go low and on the rear rack, not into the basket.',
      LADEN.rack,
      LADEN.basket,
    ),
  ),
  'charging-first': byBike({
    'nireeka-prime': [
      figure(
        chapterPicture('nireeka-prime', BATTERY),
        'The green bars at the handle are the gauge. They stay dark until the first charge.',
        ...GREEN_BARS,
      ),
    ],
    'nireeka-homie': [
      figure(
        chapterPicture('nireeka-homie', BATTERY),
        'The battery sits behind the door in the down tube. Its lock is at the lower end, the charge port beside it.',
        ...Object.values(CLOSE_UPS.battery),
      ),
    ],
    nyx: [
      figure(
        chapterPicture('nyx', BATTERY),
        'The battery is inside the down tube and stays there.',
        CLOSE_UPS['nyx-frame'].battery,
      ),
    ],
  }),
  charging: always(
    figure(
      spare('charger', 'The charger with its plugs for the battery and for the wall'),
      'The plug for the battery comes first, the one for the wall second.',
      ...BOTH_PLUGS,
    ),
  ),
  'charging-times': always(
    figure(
      spare('quick-charger', 'The quick charger with both of its plugs'),
      'The 6 A quick charger needs about half the time of the 3 A charger.',
    ),
  ),
  'battery-removal': byBike({
    'nireeka-prime': [
      figure(
        spare('battery-lock-core', 'A lock core with two keys'),
        'Turn the key to the left. Its number is what you order more keys by.',
        ...LOCK_AND_KEY,
      ),
    ],
    'nireeka-homie': [
      figure(
        spot('battery-lock', 'The lock of the battery in the down tube of a Homie'),
        'The round lock takes the key: turn it to the left, then press the catch.',
        CLOSE_UPS['battery-lock'].lock,
      ),
    ],
  }),
  'battery-in-the-frame': always(
    figure(
      spare('charge-port', 'A charge port with its cap'),
      'The cap has to be back on the port after every charge, so that no water gets in.',
      ...PORT_AND_CAP,
    ),
  ),
}
