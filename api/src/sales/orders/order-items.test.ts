import { expect, test } from 'vitest'

import { pageAddressOn, toHtml, toText } from '../../platform/index.ts'
import { itemsBlock } from './order-items.ts'

type Shown = Parameters<typeof itemsBlock>[0][number]

const line: Shown['line'] = {
  product_id: 1,
  id: 1,
  title: 'Bell',
  description: '',
  image: '/pictures/accessories/bell-main.webp',
  unit_cents: 1200,
  count: 2,
  discount_cents: 0,
  kind: 'accessory',
  category: 'cockpit',
  product_number: null,
  build: null,
  bike_slug: null,
  is_sold: true,
  first_bike_id: null,
  choices: [],
}
const bike: Shown['line'] = {
  ...line,
  title: 'Nireeka Nyx, M, Pine',
  description: 'Carbon rims',
  image: '/pictures/bikes/nyx-pine-front34.webp',
  kind: 'bike',
  build: { bike_id: 3, size_id: 32, colour_id: 3, ral: [], part_ids: [305], order_bike_id: null },
  choices: [{ group: 'Wheels', part: 'Carbon rims' }],
}

function write(of: Shown['line']) {
  const block = itemsBlock(
    [{ line: of, count: of.count, value: '$24' }],
    pageAddressOn('https://shop.example'),
  )
  const email = { subject: 'Order', heading: 'Order', blocks: [block], reason: 'You ordered.' }
  const html = toHtml(email)
  return { html, image: /<img[^>]*>/.exec(html)?.[0], text: toText(email) }
}

test('a bike is shown as wide as the email in its colour, as a JPEG, with what was chosen', () => {
  const { image, text } = write(bike)
  expect(image).toContain('src="https://shop.example/pictures/bikes/nyx-pine-front34.jpg"')
  expect(image).toContain('alt="Nireeka Nyx, M, Pine" width="502" height="314"')
  expect(text).toContain('2 × Nireeka Nyx, M, Pine: $24\n  Wheels: Carbon rims')
})

test('a bike with extras is shown with them, in one JPEG that the server composes', () => {
  const build = { ...bike.build!, part_ids: [305, 2004, 2101] }
  const { image } = write({ ...bike, build })
  expect(image).toContain('src="https://shop.example/api/build-pictures/nyx-pine-2004-2101.jpg"')
  expect(image).toContain('alt="Nireeka Nyx, M, Pine with a kickstand and lights"')
})

test('other goods have a small picture', () => {
  const { image } = write(line)
  expect(image).toContain('src="https://shop.example/pictures/accessories/bell-main-640.webp"')
  expect(image).toContain('width="72" height="45"')
})

test('a colour without a JPEG keeps its picture', () => {
  const { image } = write({ ...bike, image: '/pictures/bikes/nyx-one-colour-front34.webp' })
  expect(image).toContain('nyx-one-colour-front34.webp')
})

test.each([null, '//evil.example/a.webp', 'https://evil.example/a.webp', '/pictures/spares/a.svg'])(
  'no picture is loaded from %s',
  (image) => {
    const { image: shown, text } = write({ ...line, image })
    expect(shown).toBeUndefined()
    expect(text).toContain('2 × Bell: $24')
  },
)

test('a build whose parts are gone keeps the words of its order', () => {
  expect(write({ ...bike, choices: [] }).text).toContain('  Build: Carbon rims')
})
