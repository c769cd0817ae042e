import { type CloseUp, spot } from './spots.ts'

/** Where parts sit, by their family's code and their title; the first match decides. */
const PLACES: Readonly<Record<string, ReadonlyArray<[RegExp, CloseUp]>>> = {
  BAT: [
    [/\b(lock|key)\b/i, spot('battery-lock', 'lock')],
    [/^charge port/i, spot('charge-port', 'port')],
    [/^battery (\d|cover)/i, spot('battery', 'door')],
  ],
  BRK: [
    [/\blever\b/i, spot('brake-lever', 'lever')],
    [/\brear\b/i, spot('rear-brake', 'caliper')],
    [/\brotor\b/i, spot('front-brake', 'disc')],
    [/\bpad\b/i, spot('front-brake', 'pads')],
    [/\b(caliper|adapter|complete)\b/i, spot('front-brake', 'caliper')],
  ],
  CHG: [[/^(charger \d|mains cable)/i, spot('charge-port', 'port')]],
  COC: [
    [/^(grips|bar end)/i, spot('brake-lever', 'grip')],
    [/\bheadset\b/i, spot('stem', 'headset')],
    [/\bstem\b/i, spot('stem', 'stem')],
  ],
  DRV: [
    [/^belt/i, spot('homie-belt', 'belt')],
    [/^cassette/i, spot('derailleur', 'cogs')],
    [/^(jockey|rear derailleur|electronic derailleur)/i, spot('derailleur', 'derailleur')],
    [/^crank (arm|bolt)/i, spot('chainring', 'crank')],
    [/^chainring/i, spot('chainring', 'chainring')],
    [/^(chain|quick link)/i, spot('chainring', 'chain')],
  ],
  DSP: [
    [/button/i, spot('buttons', 'unit')],
    [/^(touch )?display|protector|visor/i, spot('display', 'display')],
  ],
  ECU: [
    [/magnet/i, spot('speed-sensor', 'magnet')],
    [/speed sensor/i, spot('speed-sensor', 'sensor')],
  ],
  FEN: [[/kickstand/i, spot('kickstand', 'kickstand')]],
  FRM: [
    [/hanger/i, spot('derailleur', 'hanger')],
    [/headset|crown race/i, spot('stem', 'headset')],
  ],
  MOT: [[/^(drive unit|motor)/i, spot('prime-motor', 'motor')]],
  SAD: [
    [/^seat clamp/i, spot('seat-clamp', 'clamp')],
    [/^(seatpost|dropper post|suspension seatpost)/i, spot('seat-clamp', 'post')],
  ],
  TYR: [[/\b(tube|valve)\b/i, spot('valve', 'valve')]],
  WHL: [
    [/axle, front/i, spot('front-axle', 'axle')],
    [/axle, rear/i, spot('rear-axle', 'axle')],
  ],
}

/** Returns the close-up of where a spare part sits on a bike, in which it is marked; null where there is none. */
export const placeOf = ({ title, family }: { title: string; family: { code: string } }): CloseUp | null =>
  PLACES[family.code]?.find(([pattern]) => pattern.test(title))?.[1] ?? null
