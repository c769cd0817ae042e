import type { Cart, CartFacts, CartLine } from '@nireeka/contracts'
import { useState } from 'react'

import type { LinkElement } from '../link-slot.ts'
import type { Stories } from '../story.ts'
import { CartChanges } from './cart-changes.tsx'
import { CartFreeShipping } from './cart-free-shipping.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartParts } from './cart-parts.tsx'
import { CartPromo } from './cart-promo.tsx'
import { CartTotals } from './cart-totals.tsx'

const helmet: CartLine = {
  id: 1,
  productId: 1,
  title: 'City helmet with light',
  description: 'A light at the back that a glove can switch.',
  image: null,
  price: 119,
  count: 2,
  bikeSlug: null,
  orderBikeId: null,
  kind: 'accessory',
  delivery: { kind: 'dated', first: '2026-12-01', last: '2026-12-04' },
}
const lock = { ...helmet, id: 2, productId: 2, title: 'Folding lock', price: 1089.5, count: 1 }
const bike = {
  ...lock,
  id: 3,
  productId: 3,
  title: 'Nireeka Nyx',
  price: 3790,
  bikeSlug: 'nyx',
  kind: 'bike',
}

const build = { sizeId: 32, colourId: 3, ral: [], partIds: [305, 605] }
const built: CartLine = {
  ...bike,
  title: 'Nireeka Nyx, M, Pine',
  description: 'Carbon rims, Comfort saddle',
  build,
}
const long: CartLine = {
  ...built,
  id: 4,
  title: 'Nireeka Prime, L, RAL 5024',
  description:
    'Summit motor, Long Cruise battery 750 Wh, Belt drive with hub gears, Four-piston brakes, Carbon rims, Comfort saddle, Dropper seatpost',
  build: { ...build, ral: ['5024'] },
}
const upgrades: CartLine = {
  ...built,
  id: 5,
  productId: 9101,
  title: 'Upgrades for your Nireeka Prime',
  description: 'Long Cruise battery 750 Wh',
  price: 690,
  orderBikeId: 7,
  kind: 'upgrade',
}
const warned: CartLine = {
  ...built,
  id: 7,
  warning:
    'Where you live, bikes may assist up to 25 km/h only. Choose the 25 km/h class to ride it on cycle paths.',
}
const gone: CartLine = {
  ...built,
  id: 6,
  productId: 9002,
  problem: 'gone',
  notice: 'Carbon rims are no longer offered. Please edit it.',
}

const facts: CartFacts = {
  subtotal: 1327.5,
  discount: 0,
  country: { id: 222, name: 'United States', isServed: true },
  promo: null,
  refusedPromo: null,
  freeShipping: null,
}
const cart: Cart = { lines: [helmet, lock, bike], shipping: 9, tax: 106.2, facts, check: 'current' }

const variant: CartLine = {
  ...helmet,
  id: 8,
  productId: 10105,
  title: 'City helmet with light, M, Chalk',
  choices: [
    { name: 'Size', value: 'M' },
    { name: 'Colour', value: 'Chalk' },
  ],
}
const giftCard: CartLine = {
  ...helmet,
  id: 9,
  productId: 10240,
  title: 'Gift card, $50',
  choices: [{ name: 'Amount', value: '$50' }],
  price: 50,
  count: 1,
  delivery: { kind: 'email' },
}

const linkTo = (path: string): LinkElement => <a href={path}>{path}</a>

/** A cart whose state lasts as long as the story. */
function Lines({ from, min, isWhole }: { from: CartLine[]; min: 0 | 1; isWhole?: boolean }) {
  const [lines, setLines] = useState(from)
  const without = (id: number) => lines.filter((line) => line.id !== id)
  const port = {
    setCount: async (id: number, count: number) =>
      setLines(count < 1 ? without(id) : lines.map((line) => (line.id === id ? { ...line, count } : line))),
    remove: async (id: number) => setLines(without(id)),
    restore: async (line: CartLine) => setLines([...lines, line]),
  }
  return (
    <CartLines cart={{ ...cart, lines }} {...{ port, min, isWhole, linkTo }} empty={<p>Nothing left.</p>} />
  )
}

const promoPort = {
  applyPromo: async (code: string) => `${code} isn’t known here.`,
  removePromo: async () => undefined,
}
const welcome = { code: 'WELCOME5', description: '5 % off your first order', discount: 66.38 }

export const stories: Stories = {
  'A guest’s lines': () => <Lines from={[helmet, lock]} min={0} />,
  'A member’s lines, with a bike': () => <Lines from={cart.lines} min={1} />,
  'Variants, with what was chosen': () => <Lines from={[variant, giftCard]} min={1} />,
  'Bikes and upgrades': () => <Lines from={[built, long, upgrades, gone]} min={1} />,
  'Bikes and upgrades, where there is room': () => (
    <Lines from={[built, long, upgrades, gone]} min={1} isWhole />
  ),
  'A bike that the law of the country limits': () => <Lines from={[warned]} min={1} />,
  'A bike’s parts': () => <CartParts text="Carbon rims, Kickstand" />,
  'A bike’s parts, folded': () => (
    <CartParts text="1000 W mid-drive, 160 Nm, 840 Wh, 6 A quick charger, Belt drive with 8-speed hub, Suspension post 40 mm" />
  ),
  'What has changed': () => (
    <Lines
      from={[
        { ...helmet, problem: 'price_changed', notice: 'The price is now $119; it was $109.' },
        { ...lock, count: 5, problem: 'too_few', notice: 'Only 2 left. Please reduce the quantity.' },
        { ...lock, id: 4, productId: 4, title: 'Bell', problem: 'sold_out', notice: 'Sold out.' },
      ]}
      min={1}
    />
  ),
  'Long words': () => (
    <Lines from={[{ ...helmet, title: 'Hinterradnabenschaltungsabdeckung'.repeat(3), count: 99 }]} min={1} />
  ),
  'Says that something has changed': () => (
    <CartChanges
      cart={{ ...cart, lines: [{ ...helmet, problem: 'price_changed' }] }}
      port={{ accept: async () => undefined }}
    />
  ),
  'Says that a bike is to be edited': () => (
    <CartChanges cart={{ ...cart, lines: [gone] }} port={{ accept: async () => undefined }} />
  ),
  'Nobody could tell today’s prices': () => (
    <CartChanges cart={{ ...cart, check: 'failed' }} port={{ accept: async () => undefined }} />
  ),
  'Free shipping, on the way': () => <CartFreeShipping from={150} missing={31} />,
  'Free shipping, reached': () => <CartFreeShipping from={150} missing={0} />,
  'No code': () => <CartPromo facts={facts} port={promoPort} />,
  'A code that counts': () => <CartPromo facts={{ ...facts, promo: welcome }} port={promoPort} />,
  'A code that doesn’t count any more': () => (
    <CartPromo
      facts={{ ...facts, refusedPromo: { code: 'SPRING250', reason: 'It is for orders from $2,000.' } }}
      port={promoPort}
    />
  ),
  'A guest’s totals': () => <CartTotals cart={{ lines: [helmet], shipping: null, tax: null }} />,
  'A member’s totals, with a discount': () => (
    <CartTotals cart={{ ...cart, facts: { ...facts, discount: 66.38 } }} />
  ),
  'Totals where we don’t ship': () => (
    <CartTotals
      cart={{ ...cart, facts: { ...facts, country: { id: 10, name: 'Antarctica', isServed: false } } }}
    />
  ),
}
