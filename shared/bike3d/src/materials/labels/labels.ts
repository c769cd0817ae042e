import { createDrawing, gradient } from '../../textures/drawing.ts'
import { arc, disc, line, rectangle, text } from '../../textures/figures.ts'
import type { Pixels } from '../../textures/pixels.ts'
import type { LabelName } from './label-names.ts'

const INK = { paper: '#e9e6dd', gold: '#d8a24c', grey: '#9a9c9e', black: '#1d1f21' } as const

/**
 * Returns the pixels of a print, by its name; they have the print's proportions and are transparent where nothing is
 * printed.
 */
export const LABELS: Record<LabelName, () => Pixels> = { battery, charger, gauge, logo, giftCard, cleaner }

function battery(): Pixels {
  const drawing = createDrawing({ width: 1024, height: 196 })
  drawing.draw(text('Nireeka', [24, 130], { height: 54, weight: 0.75, track: 3.4 }), INK.paper)
  drawing.draw(text('Power 672', [25, 52], { height: 24, weight: 0.75, track: 3 }), INK.gold)
  const small = { height: 15, weight: 0.7, track: 2.4, align: 'right' as const }
  drawing.draw(text('48 V  14 Ah  672 Wh', [990, 80], small), INK.grey)
  drawing.draw(text('Li-ion  IP67', [990, 46], small), INK.grey)
  return drawing.pixels
}

function charger(): Pixels {
  const drawing = createDrawing({ width: 512, height: 296 })
  drawing.draw(text('Nireeka', [28, 238], { height: 40, weight: 0.8, track: 3.2 }), INK.paper)
  const small = { height: 16, weight: 0.7, track: 2.4 }
  const rows = ['Battery charger', 'In 100–240 V  50/60 Hz', 'Out 54.6 V', 'Indoor use only']
  rows.forEach((row, i) => drawing.draw(text(row, [30, 172 - i * 36], small), INK.grey))
  drawing.draw(
    line(
      [
        [30, 198],
        [484, 198],
      ],
      2,
    ),
    INK.grey,
  )
  drawing.draw(rectangle([420, 36], [52, 52], 4), INK.grey)
  drawing.draw(rectangle([423, 39], [46, 46], 3), INK.black)
  drawing.draw(
    line(
      [
        [432, 48],
        [460, 76],
      ],
      3,
    ),
    INK.grey,
  )
  drawing.draw(
    line(
      [
        [460, 48],
        [432, 76],
      ],
      3,
    ),
    INK.grey,
  )
  return drawing.pixels
}

/** Returns a dial from 0 to 11 bar with its hand at 0. */
function gauge(): Pixels {
  const drawing = createDrawing({ width: 320, height: 320, background: INK.paper })
  const start = Math.PI * 1.25
  const sweep = Math.PI * 1.5
  drawing.draw(arc([160, 160], 128, { from: start - sweep, through: sweep * 0.28, weight: 8 }), '#b3261e')
  for (let step = 0; step <= 22; step++) {
    const angle = start - (sweep * step) / 22
    const isBar = step % 2 === 0
    const at = (radius: number): [number, number] => [
      160 + Math.cos(angle) * radius,
      160 + Math.sin(angle) * radius,
    ]
    drawing.draw(line([at(isBar ? 106 : 114), at(122)], isBar ? 4 : 2), INK.black)
    if (step % 4 === 0)
      drawing.draw(text(String(step / 2), at(84), { height: 22, weight: 0.85, align: 'centre' }), INK.black)
  }
  drawing.draw(text('bar', [160, 96], { height: 18, weight: 0.8, align: 'centre' }), INK.black)
  drawing.draw(
    text('Nireeka', [160, 206], { height: 13, weight: 0.85, track: 3, align: 'centre' }),
    INK.black,
  )
  drawing.draw(
    line(
      [
        [160, 160],
        [160 + Math.cos(start) * 104, 160 + Math.sin(start) * 104],
      ],
      6,
    ),
    '#b3261e',
  )
  drawing.draw(disc([160, 160], 14), INK.black)
  return drawing.pixels
}

function logo(): Pixels {
  const drawing = createDrawing({ width: 512, height: 128 })
  drawing.draw(
    text('Nireeka', [256, 64], { height: 62, weight: 0.85, track: 3.2, align: 'centre' }),
    INK.paper,
  )
  return drawing.pixels
}

function giftCard(): Pixels {
  const [width, height] = [860, 540]
  const drawing = createDrawing({ width, height })
  const green = gradient('#1f3a2e', '#3c6450', { along: 'x', start: 0, end: width })
  drawing.draw(rectangle([0, 0], [width, height]), green)
  for (let ring = 0; ring < 9; ring++)
    drawing.draw(
      arc([700, 150], 90 + ring * 46, { from: 0, through: Math.PI * 2, weight: 2 }),
      '#7fae96',
      0.28,
    )
  drawing.draw(text('Nireeka', [62, 432], { height: 62, weight: 0.75, track: 3.4 }), INK.paper)
  drawing.draw(text('Gift card', [64, 346], { height: 30, weight: 0.7, track: 2.8 }), INK.gold)
  drawing.draw(text('For rides to come', [64, 84], { height: 22, weight: 0.65, track: 2.8 }), '#c9d8cf')
  return drawing.pixels
}

function cleaner(): Pixels {
  const drawing = createDrawing({ width: 400, height: 520, background: '#eef0ec' })
  drawing.draw(rectangle([0, 0], [400, 150]), '#2f4a3c')
  drawing.draw(text('Nireeka', [200, 442], { height: 46, weight: 0.8, track: 3, align: 'centre' }), '#2f4a3c')
  drawing.draw(
    text('Bike wash', [200, 350], { height: 32, weight: 0.8, track: 2.6, align: 'centre' }),
    INK.black,
  )
  drawing.draw(text('Rinse · spray · wipe', [200, 290], { height: 14, align: 'centre' }), '#5c6163')
  drawing.draw(text('500 ml', [200, 76], { height: 34, weight: 0.8, align: 'centre' }), INK.paper)
  drawing.draw(
    line(
      [
        [130, 236],
        [270, 236],
      ],
      3,
    ),
    INK.gold,
  )
  return drawing.pixels
}
