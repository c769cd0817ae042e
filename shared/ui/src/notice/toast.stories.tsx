import { buttonClass } from '../button/button.tsx'
import type { Stories } from '../story.ts'
import { Toast } from './toast.tsx'

const stay = () => undefined

export const stories: Stories = {
  Success: () => <Toast tone="success" text="City helmet with light added to cart" onClose={stay} />,
  'With a way on': () => (
    <Toast
      tone="success"
      text="City helmet with light added to cart"
      ways={
        <>
          <a href="/shop/cart" className={buttonClass({ tone: 'secondary', size: 'small' })}>
            View cart
          </a>
          <a href="/shop/cart/checkout" className={buttonClass({ size: 'small' })}>
            Checkout
          </a>
        </>
      }
      onClose={stay}
    />
  ),
  Info: () => (
    <Toast
      tone="info"
      text="An additional City helmet with light has been added to the cart"
      onClose={stay}
    />
  ),
  Error: () => <Toast tone="error" text="Can't reach server right now." onClose={stay} />,
  'A long text': () => (
    <Toast
      tone="error"
      text="Couldn't save your configured bike on server. It is kept on this device, and we will try again when you come back with Donaudampfschifffahrtsgesellschaftskapitänspatent in your pocket."
      onClose={stay}
    />
  ),
}
