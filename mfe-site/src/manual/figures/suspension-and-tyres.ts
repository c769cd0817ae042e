import { CLOSE_UPS } from '@nireeka/ui/marked-picture'

import { chapterPicture } from '../chapter-picture.ts'
import { accessory, spare, spot } from '../pictures.ts'
import { always, byBike, figure, type FiguresOf } from './figure.ts'
import { HOMIE_FORK, PUMP_GAUGE } from './marks.ts'
import { TREAD } from './part-marks.ts'

export const suspensionAndTyreFigures: Readonly<Record<string, FiguresOf>> = {
  'suspension-prime': always(
    figure(
      chapterPicture('nireeka-prime', 'suspension'),
      'The upper legs slide into the lower ones: by about 25 mm when you stand on the pedals.',
      ...Object.values(CLOSE_UPS['prime-fork']),
    ),
  ),
  'suspension-homie': always(
    figure(
      chapterPicture('nireeka-homie', 'suspension'),
      'The upper legs slide into the lower ones, below the fork’s crown.',
      ...HOMIE_FORK,
    ),
  ),
  'suspension-nyx': always(
    figure(
      chapterPicture('nyx', 'suspension'),
      'After a hit, look for cracks from the crown, below the frame, down to the axle.',
      ...Object.values(CLOSE_UPS['nyx-fork']),
    ),
  ),
  'suspension-service': always(
    figure(
      spare('seal-kit', 'Seals and rings of a fork'),
      'The seals that a dealer replaces after 200 hours.',
    ),
  ),
  'tyre-pressure': byBike({
    'nireeka-prime': [
      figure(
        accessory('floor-pump-main', 'A floor pump'),
        'The gauge at the pump’s foot shows the pressure.',
        ...PUMP_GAUGE,
      ),
    ],
    'nireeka-homie': [
      figure(
        spot('valve', 'The front tyre’s valve'),
        'The pump goes on the valve. The limits are printed on the tyre’s side.',
        ...Object.values(CLOSE_UPS.valve),
      ),
    ],
    nyx: [
      figure(
        accessory('floor-pump-main', 'A floor pump'),
        'The gauge at the pump’s foot shows the pressure.',
        ...PUMP_GAUGE,
      ),
    ],
  }),
  'tyre-wear': byBike({
    'nireeka-prime': [
      figure(
        spare('tyre-trail', 'A trail tyre'),
        'The knobs in the middle of the tread wear first.',
        ...TREAD.trail,
      ),
    ],
    'nireeka-homie': [
      figure(spare('tyre-city', 'A city tyre'), 'The middle of the tread wears first.', ...TREAD.city),
    ],
    nyx: [
      figure(spare('tyre-slick', 'A slick tyre'), 'The middle of the tread wears first.', ...TREAD.slick),
    ],
  }),
}
