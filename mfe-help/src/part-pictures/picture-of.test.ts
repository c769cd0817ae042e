import { existsSync } from 'node:fs'

import { faultsOf } from '@nireeka/ui/marked-picture'
import { expect, test } from 'vitest'

import { pictureOf, picturesOf } from './picture-of.ts'

test.each([
  ['Is the magnet on the left rear spokes?', 'The speed sensor on the chainstay, and the magnet on a spoke'],
  ['Turn the handlebar straight and tighten the stem.', 'The stem, between handlebar and frame'],
  ['Check both thru axles (12 Nm) and squeeze both brake levers.', 'The end of the front axle, at the fork'],
  ['Hold plus and light together.', 'The button unit beside the left grip'],
  ['Inflate the tyres.', 'The front tyre’s valve'],
  ['Screw in the pedals.', 'The left and the right pedal'],
  ['Lift the bike out by the frame, never by the fork.', 'A Homie: lift it by the frame, not by the fork'],
  ['Plug in again, the battery first.', 'The cap of the charge port, above the motor'],
  ['Look at the gauge every two months.', 'The display on the handlebar'],
])('“%s” has the picture “%s”', (text, name) => {
  expect(pictureOf(text)?.name).toBe(name)
})

test.each([
  ['Is the magnet on the left rear spokes?', ['Magnet', 'Sensor']],
  ['Oil the chain.', ['Chain']],
  ['Look into both plugs.', ['To the battery', 'To the wall']],
  ['The light on the charger is red while it charges.', ['Light']],
  ['Lift the bike out by the frame.', ['Lift here', 'Not here']],
  ['Does a crank move sideways?', ['Crank']],
  ['Screw in the pedals. The left one has a left-hand thread.', ['Left', 'Right']],
])('in the picture of “%s” the part is marked', (text, labels) => {
  expect(pictureOf(text)?.marks?.map(({ label }) => label)).toEqual(labels)
})

test.each(['Keep the box for 14 days.', 'Cut the straps.', 'Lift the bike and turn the front wheel.'])(
  '“%s” is about nothing that we have a picture of',
  (text) => {
    expect(pictureOf(text)).toBeNull()
  },
)

test('where two rings would nearly touch, each part has a dot', () => {
  const marks = pictureOf('Is the magnet on the left rear spokes?')?.marks ?? []
  expect(marks.map(({ on }) => on.radius)).toEqual([undefined, undefined])
  expect(pictureOf('Check the charge port.')?.marks?.[0]?.on.radius).toBeGreaterThan(0)
})

test('a text has the pictures of all its parts, the most particular first', () => {
  const names = picturesOf('Take the battery out and wipe the chain.').map(({ name }) => name)
  expect(names).toEqual([
    'Chainring, crank and chain',
    'The battery’s lock, on the left of the down tube',
    'The battery’s door, lock and charge port in the down tube',
  ])
})

test('each picture is one that we have, of a Homie or of a part alone', () => {
  const words =
    'magnet plus port mains cable,charger,levers,pads,disc,hose,hanger,derailleur,chain,belt,cogs,crank'
  const more =
    'lift the bike out by the frame,both plugs,light on the charger,charge indoors,foot on the pedal,rear brake,caliper,rear axle,valve,seat clamp,kickstand,battery lock,spokes,thru axle,pump,tube,tyre,stem,seatpost,saddle,display,rear light,light,pedals,battery,motor,wheel,fork'
  for (const word of [...words.split(','), ...more.split(',')]) {
    const src = pictureOf(word)?.src.replace('/pictures/', 'shared/bike3d/pictures/drawn/')
    expect([word, src && existsSync(src)]).toEqual([word, true])
    expect([word, faultsOf(pictureOf(word)?.marks ?? [])]).toEqual([word, []])
    expect(src).not.toMatch(/spots\/(?:prime|nyx)|frame-(?:carbon|nyx)/)
  }
})
