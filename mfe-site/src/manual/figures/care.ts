import { chapterPicture } from '../chapter-picture.ts'
import { accessory, bike, spare } from '../pictures.ts'
import { always, byBike, figure, type FiguresOf } from './figure.ts'
import { SERIAL_NUMBER } from './marks.ts'
import { BATTERY_CONTACTS, CROSSWISE, MARK_AND_MAGNET, OPEN_CONTACTS, PLUG_CONTACTS } from './part-marks.ts'

const IN_ITS_COVER = figure(
  accessory('battery-cover-main', 'A battery in its cover'),
  'Out of the bike, a battery travels inside the car, with its contacts covered.',
  ...BATTERY_CONTACTS,
)

export const careFigures: Readonly<Record<string, FiguresOf>> = {
  washing: always(
    figure(
      accessory('cleaning-kit-main', 'Brushes, a cleaner and a tub'),
      'Soft brushes, a mild cleaner and a cloth are all it takes.',
    ),
  ),
  'chain-care': always(
    figure(
      spare('chain-10', 'A chain'),
      'One drop of oil on each link; what stays on the outside is wiped off.',
    ),
  ),
  wear: (slug) => [
    figure(
      chapterPicture(slug, 'service-plan'),
      'All parts of the bike. Only those in the table wear with every kilometre.',
    ),
  ],
  torques: always(
    figure(
      spare('stem-face-plate', 'The plate of a stem and its bolts'),
      'The bolts in these four holes hold the bar: tighten them crosswise, from 1 to 4, to 5 Nm.',
      ...CROSSWISE,
    ),
  ),
  'car-and-train': byBike({ 'nireeka-prime': [IN_ITS_COVER], 'nireeka-homie': [IN_ITS_COVER] }),
  winter: byBike({
    nyx: [
      figure(
        spare('charger', 'The charger with both of its plugs'),
        'Have the charger at hand: every two months the battery may need it.',
      ),
    ],
  }),
  'reading-a-code': always(
    figure(
      spare('display-touch', 'A display'),
      'The code stays on the display until the bike is switched off.',
    ),
  ),
  'codes-battery': always(
    figure(
      spare('battery-contacts', 'The contacts that the battery plugs into'),
      'E03: wipe these contacts and those of the battery, and let them dry.',
      ...PLUG_CONTACTS,
    ),
  ),
  'codes-motor': always(
    figure(
      spare('torque-sensor', 'A torque sensor with its cable'),
      'E13 and E14 come from this sensor, which measures how hard you pedal.',
    ),
  ),
  'codes-sensors': always(
    figure(
      spare('speed-sensor', 'A speed sensor with its cable, and the magnet for a spoke'),
      'E15: the magnet on the spoke has to pass the mark of the sensor at 3 to 8 mm.',
      ...MARK_AND_MAGNET,
    ),
  ),
  'old-battery': always(
    figure(
      accessory('second-battery-other', 'The contacts at the end of a battery'),
      'Tape over the contacts before you carry a battery anywhere.',
      ...OPEN_CONTACTS,
    ),
  ),
  'old-bike': always(
    figure(
      spare('controller', 'A controller with its cables'),
      'A controller is electronic waste, as are motor and display.',
    ),
  ),
  'data-nireeka-prime': always(
    figure(bike('nireeka-prime-pine-side', 'A Prime from the side'), 'A Prime in its standard build.'),
  ),
  'data-nireeka-homie': always(
    figure(bike('nireeka-homie-chalk-side', 'A Homie from the side'), 'A Homie in its standard build.'),
  ),
  'data-nyx': always(
    figure(bike('nyx-graphite-side', 'A Nyx from the side'), 'A Nyx in its standard build.'),
  ),
  'serial-number': (slug) => [
    figure(
      chapterPicture(slug, 'service-plan'),
      'The serial number is on the underside of the frame, between the cranks, which are taken off here with the motor.',
      ...SERIAL_NUMBER[slug],
    ),
  ],
}
