import { buttonClass } from '../button/button.tsx'
import type { Stories } from '../story.ts'
import { storyLink } from '../story-row.tsx'
import { CartParts } from './cart-parts.tsx'
import { OrderLineList, OrderLineNote, OrderLineRow } from './order-lines.tsx'

const helmet = (
  <OrderLineRow image={null} title="City helmet, M" link={storyLink('#helmet')} sum={238}>
    <OrderLineNote>2 × $119</OrderLineNote>
  </OrderLineRow>
)

export const stories: Stories = {
  'A product and a bike': () => (
    <OrderLineList>
      {helmet}
      <OrderLineRow
        image={null}
        title="Nireeka Homie, M, Forest Green"
        sum={3490}
        actions={
          <a className={buttonClass({ tone: 'quiet', size: 'small' })} href="#again">
            Order this build again
          </a>
        }
      >
        <OrderLineNote>1 × $3,490</OrderLineNote>
        <CartParts text="Carbon belt, 672 Wh battery" />
      </OrderLineRow>
    </OrderLineList>
  ),
  'Dense, with its progress': () => (
    <OrderLineList isDense>
      <OrderLineRow image={null} title="City helmet, M" sum={357}>
        <OrderLineNote>3 × $119</OrderLineNote>
        <OrderLineNote>1 shipped, 1 to ship, 1 refunded</OrderLineNote>
      </OrderLineRow>
      {helmet}
    </OrderLineList>
  ),
  'Long text': () => (
    <OrderLineList>
      <OrderLineRow
        image={null}
        title="A helmet with a light at the back, a visor that can be taken off, and a lining for cold mornings"
        sum={12_345.67}
      >
        <OrderLineNote>99 × $124.70</OrderLineNote>
      </OrderLineRow>
    </OrderLineList>
  ),
}
