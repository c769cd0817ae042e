import { Button } from '../button/button.tsx'
import type { Stories } from '../story.ts'
import { Card, cardLinkClass } from './card.tsx'
import { Picture } from './picture.tsx'
import { Price } from './price.tsx'

const picture = <Picture src={null} alt="City helmet" ratio="8:5" />

export const stories: Stories = {
  Framed: () => (
    <Card>
      <h3>Two years of warranty</h3>
      <p>On everything but what wears.</p>
    </Card>
  ),
  'With a picture, leading somewhere': () => (
    <Card picture={picture}>
      <h3>
        <a className={cardLinkClass} href="#helmet">
          City helmet with light
        </a>
      </h3>
      <Price dollars={119} />
    </Card>
  ),
  Plain: () => (
    <Card look="plain" picture={picture}>
      <h3>City helmet with light</h3>
      <Price dollars={89} was={119} />
    </Card>
  ),
  'With a button of its own': () => (
    <Card>
      <h3>
        <a className={cardLinkClass} href="#lock">
          Folding lock
        </a>
      </h3>
      <Button tone="secondary" size="small">
        Add to cart
      </Button>
    </Card>
  ),
  'Long text': () => (
    <Card>
      <h3>
        A helmet with a light at the back, a visor that can be taken off, and a lining for cold mornings
      </h3>
      <p>
        It weighs less than it looks, fits heads from 54 to 61 centimetres, and has a magnet for whoever wears
        gloves.
      </p>
    </Card>
  ),
}
