import type { Family } from './kind.ts'

interface Words {
  /** The kind for titles in which no word matches. */
  otherwise: string
  /** Words in a title and the kind that they stand for; the first match decides. */
  kinds: readonly [words: RegExp, kind: string][]
}

const TABLE: Record<Family, Words> = {
  FRM: {
    otherwise: 'frame-carbon',
    kinds: [
      [/hanger.*nyx/, 'derailleur-hanger-nyx'],
      [/hanger/, 'derailleur-hanger-prime'],
    ],
  },
  MOT: {
    otherwise: 'drive-unit',
    kinds: [
      [/bolt/, 'motor-bolts'],
      [/gear/, 'motor-gears'],
    ],
  },
  BAT: {
    otherwise: 'battery-672',
    kinds: [
      [/lock/, 'battery-lock-core'],
      [/cap\b/, 'charge-port-cap'],
      [/504/, 'battery-504'],
      [/first edition/, 'battery-672-first'],
    ],
  },
  CHG: {
    otherwise: 'charger',
    kinds: [
      [/us plug/, 'mains-cable-us'],
      [/plug|mains/, 'mains-cable-eu'],
      [/6 a|quick/, 'quick-charger'],
    ],
  },
  DSP: {
    otherwise: 'display-small',
    kinds: [
      [/cable/, 'display-cable'],
      [/button/, 'button-remote'],
      [/touch|4\.3/, 'display-touch'],
    ],
  },
  ECU: {
    otherwise: 'controller',
    kinds: [
      [/harness|cable/, 'wiring-harness'],
      [/torque/, 'torque-sensor'],
      [/sensor|magnet/, 'speed-sensor'],
      [/first edition/, 'controller-first'],
    ],
  },
  DRV: {
    otherwise: 'crank-arms',
    kinds: [
      [/electronic derailleur|derailleur.*12/, 'derailleur-electronic'],
      [/derailleur/, 'derailleur'],
      [/chain.*12/, 'chain-12'],
      [/chain\b/, 'chain-10'],
      [/belt/, 'belt'],
      [/cassette/, 'cassette'],
    ],
  },
  BRK: {
    otherwise: 'brake-pads-organic',
    kinds: [
      [/pad.*4-piston/, 'brake-pads-4-piston'],
      [/pad.*sintered/, 'brake-pads-sintered'],
      [/rotor.*203/, 'brake-rotor-203'],
      [/rotor/, 'brake-rotor-180'],
      [/hose/, 'brake-hose'],
      [/lever/, 'brake-lever'],
      [/bleed|oil/, 'bleed-kit'],
    ],
  },
  WHL: {
    otherwise: 'front-wheel',
    kinds: [
      [/spoke|nipple/, 'spokes'],
      [/thru axle/, 'thru-axle'],
      [/carbon|wheel set/, 'wheel-set-carbon'],
      [/rear/, 'rear-wheel'],
    ],
  },
  TYR: {
    otherwise: 'tyre-trail',
    kinds: [
      [/strip/, 'rim-strip'],
      [/tube/, 'tube'],
      [/city/, 'tyre-city'],
      [/slick/, 'tyre-slick'],
    ],
  },
  COC: {
    otherwise: 'stem',
    kinds: [
      [/grip/, 'grips'],
      [/bar\b/, 'bar-carbon'],
    ],
  },
  SAD: {
    otherwise: 'saddle-sport',
    kinds: [
      [/dropper/, 'dropper-post'],
      [/27\.2/, 'seatpost-nyx'],
      [/post/, 'seatpost-prime'],
      [/gel|comfort/, 'saddle-gel'],
    ],
  },
  LGT: {
    otherwise: 'front-light',
    kinds: [
      [/cable/, 'light-cable'],
      [/rear|tail/, 'tail-light'],
    ],
  },
  FEN: {
    otherwise: 'fender-set',
    kinds: [
      [/rack/, 'rack-25'],
      [/stand/, 'kickstand'],
    ],
  },
  SUS: {
    otherwise: 'fork-service-kit',
    kinds: [
      [/bushing/, 'bushings'],
      [/seal/, 'seal-kit'],
    ],
  },
  FAS: {
    otherwise: 'bottle-cage-bolt',
    kinds: [
      [/rotor/, 'rotor-bolts'],
      [/m6 x 20/, 'rack-bolt-20'],
      [/rack|m6/, 'rack-bolt-16'],
      [/cap/, 'axle-caps'],
    ],
  },
}

const isFamily = (code: string): code is Family => code in TABLE

/** Returns the name in SPARES that shows a spare part, from its family's code and the words of its title. */
export function spareKindOf({ family, title }: { family: string; title: string }): string {
  if (!isFamily(family)) throw new Error(`There is no family ${family} of spare parts.`)
  const { kinds, otherwise } = TABLE[family]
  const words = title.toLowerCase()
  return kinds.find(([known]) => known.test(words))?.[1] ?? otherwise
}
