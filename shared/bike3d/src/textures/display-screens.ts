import { createDrawing, type Drawing, gradient } from './drawing.ts'
import { arc, disc, line, rectangle, text, type TextOptions } from './figures.ts'
import type { Pixels } from './pixels.ts'

const INK = {
  bright: '#f4f7fa',
  dim: '#8b98a5',
  track: '#1e2730',
  green: '#2fd07a',
  lime: '#b8f26b',
} as const

const write = (
  drawing: Drawing,
  words: string,
  { at: [x, y], ink = INK.bright, ...options }: TextOptions & { at: [number, number]; ink?: string },
) => drawing.draw(text(words, [x, y], { align: 'centre', weight: 0.66, ...options }), ink)

/** Returns the 2.4 in display, 440 by 700: speed in a dial of the motor's power, range and trip, assistance. */
export function smallScreen(): Pixels {
  const drawing = createDrawing({ width: 440, height: 700, background: '#05070a' })
  write(drawing, '24', { at: [220, 450], height: 150, weight: 0.62 })
  write(drawing, 'km/h', { at: [220, 338], height: 22, weight: 0.7, ink: INK.dim })
  write(drawing, 'Tour', { at: [92, 640], height: 26, weight: 0.8, ink: '#6be39b' })
  write(drawing, '82%', { at: [350, 640], height: 26, weight: 0.7 })
  drawing.draw(arc([220, 430], 165, { from: -0.6, through: Math.PI + 1.2, weight: 16 }), INK.track)
  drawing.draw(
    arc([220, 430], 165, { from: 0.9, through: Math.PI - 0.3, weight: 16 }),
    gradient(INK.green, INK.lime, { along: 'x', start: 60, end: 380 }),
  )
  for (const [x, value, name] of [
    [110, '64.5', 'Range km'],
    [330, '18.2', 'Trip km'],
  ] as const) {
    write(drawing, value, { at: [x, 190], height: 46 })
    write(drawing, name, { at: [x, 135], height: 15, weight: 0.7, ink: INK.dim })
  }
  for (let step = 0; step < 5; step++)
    drawing.draw(rectangle([40 + step * 74, 50], [62, 14], 4), step < 3 ? INK.green : INK.track)
  return drawing.pixels
}

/**
 * Returns the 4.3 in touch display, 480 by 800: a map with the route, the next turn above it and the ride's data
 * below.
 */
export function touchScreen(): Pixels {
  const drawing = createDrawing({ width: 480, height: 800, background: '#0b1116' })
  drawMap(drawing)
  drawing.draw(rectangle([0, 690], [480, 110]), '#0f3d2a')
  drawing.draw(
    line(
      [
        [52, 712],
        [52, 752],
        [92, 752],
      ],
      11,
    ),
    INK.bright,
  )
  drawing.draw(
    line(
      [
        [80, 736],
        [97, 752],
        [80, 768],
      ],
      11,
    ),
    INK.bright,
  )
  write(drawing, '180 m', { at: [124, 764], height: 34, weight: 0.72, align: 'left' })
  write(drawing, 'Harbour Street', { at: [124, 718], height: 19, align: 'left', ink: '#b9d8c8' })
  drawing.draw(rectangle([0, 0], [480, 190]), '#05070a')
  write(drawing, '24', { at: [100, 112], height: 88, weight: 0.64 })
  write(drawing, 'km/h', { at: [100, 40], height: 16, weight: 0.7, ink: INK.dim })
  for (const [x, value, name] of [
    [262, '58', 'Range km'],
    [398, '4.2', 'To go km'],
  ] as const) {
    write(drawing, value, { at: [x, 122], height: 44 })
    write(drawing, name, { at: [x, 76], height: 13, weight: 0.7, ink: INK.dim })
  }
  drawing.draw(rectangle([206, 32], [248, 14], 7), INK.track)
  drawing.draw(
    rectangle([206, 32], [203, 14], 7),
    gradient(INK.green, INK.lime, { along: 'x', start: 206, end: 409 }),
  )
  return drawing.pixels
}

function drawMap(drawing: Drawing) {
  drawing.draw(rectangle([0, 190], [480, 500]), '#16202a')
  drawing.draw(
    line(
      [
        [-20, 600],
        [90, 560],
        [180, 590],
        [330, 540],
        [500, 560],
      ],
      74,
    ),
    '#143349',
  )
  drawing.draw(rectangle([300, 240], [150, 130], 26), '#1b3a2b')
  drawing.draw(rectangle([24, 420], [90, 76], 20), '#1b3a2b')
  for (const street of [
    [
      [-10, 250],
      [500, 330],
    ],
    [
      [-10, 400],
      [500, 470],
    ],
    [
      [120, 180],
      [170, 700],
    ],
    [
      [380, 180],
      [300, 700],
    ],
    [
      [-10, 520],
      [240, 500],
      [500, 640],
    ],
    [
      [250, 180],
      [240, 480],
    ],
  ] as [number, number][][])
    drawing.draw(line(street, 11), '#2c3a47')
  drawing.draw(
    line(
      [
        [240, 180],
        [246, 300],
        [244, 434],
        [313, 444],
        [318, 560],
        [303, 700],
      ],
      15,
    ),
    INK.green,
  )
  drawing.draw(disc([245, 300], 24), '#ffffff')
  drawing.draw(disc([245, 300], 17), '#1f7ae0')
}
