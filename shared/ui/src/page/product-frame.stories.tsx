import { Button } from '../button/button.tsx'
import { Picture } from '../product/picture.tsx'
import { Price } from '../product/price.tsx'
import type { Stories } from '../story.ts'
import { ProductFrame } from './product-frame.tsx'

const pictures = <Picture src={null} alt="Rack pannier" />

export const stories: Stories = {
  'A product': () => (
    <ProductFrame eyebrow="Bags" heading="Rack pannier 20 l" pictures={pictures}>
      <Price dollars={79} />
      <p>Clicks onto the rear rack and comes off with one pull.</p>
      <Button size="large">Add to cart</Button>
    </ProductFrame>
  ),
  'With facts, and more below': () => (
    <ProductFrame
      heading="Bell"
      pictures={pictures}
      facts={<p>Brass on aluminium, for bars of 22 to 32 mm.</p>}
      below={<p>Goes well with other things.</p>}
    >
      <Price dollars={25} />
    </ProductFrame>
  ),
}
