import { type Spot, spot } from './spots.ts'

/** Where parts sit, by their family's code and their title; the first match decides. */
const PLACES: Readonly<Record<string, ReadonlyArray<[RegExp, Spot]>>> = {
  BAT: [
    [/\b(lock|key)\b/i, 'battery-lock'],
    [/^charge port/i, 'charge-port'],
    [/^battery (\d|cover)/i, 'battery'],
  ],
  BRK: [
    [/\blever\b/i, 'brake-lever'],
    [/\brear\b/i, 'rear-brake'],
    [/\b(pad|caliper|rotor|adapter|complete)\b/i, 'front-brake'],
  ],
  CHG: [[/^(charger \d|mains cable)/i, 'charge-port']],
  COC: [
    [/^(grips|bar end)/i, 'brake-lever'],
    [/\b(stem|headset)\b/i, 'stem'],
  ],
  DRV: [
    [/^belt/i, 'homie-belt'],
    [/^(cassette|jockey|rear derailleur|electronic derailleur)/i, 'derailleur'],
    [/^(chain|crank (arm|bolt)|quick link)/i, 'chainring'],
  ],
  DSP: [
    [/button/i, 'buttons'],
    [/^(touch )?display|protector|visor/i, 'display'],
  ],
  ECU: [[/speed sensor|magnet/i, 'speed-sensor']],
  FEN: [[/kickstand/i, 'kickstand']],
  FRM: [
    [/hanger/i, 'derailleur'],
    [/headset|crown race/i, 'stem'],
  ],
  MOT: [[/^(drive unit|motor)/i, 'prime-motor']],
  SAD: [[/^(seatpost|dropper post|suspension seatpost|seat clamp)/i, 'seat-clamp']],
  TYR: [[/\b(tube|valve)\b/i, 'valve']],
  WHL: [
    [/axle, front/i, 'front-axle'],
    [/axle, rear/i, 'rear-axle'],
  ],
}

/** Returns the close-up of where a spare part sits on a bike; null where there is none. */
export function placeOf({ title, family }: { title: string; family: { code: string } }) {
  const found = PLACES[family.code]?.find(([pattern]) => pattern.test(title))
  return found ? spot(found[1]) : null
}
