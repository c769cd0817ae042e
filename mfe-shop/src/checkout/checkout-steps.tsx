import { Steps } from '@nireeka/ui'

import { type Section, SECTIONS } from './section-state.ts'

const LABELS: Record<Section, string> = {
  contact: 'Contact',
  delivery: 'Delivery',
  shipping: 'Shipping',
  payment: 'Payment',
  review: 'Review',
}

interface Props {
  /** The open section; none while the checkout is loading. */
  open?: Section
}

/** How far the checkout has got, and what is left of it. */
export const CheckoutSteps = ({ open }: Props) => (
  <Steps
    label="Checkout steps"
    steps={SECTIONS.map((section) => ({ label: LABELS[section] }))}
    current={open ? SECTIONS.indexOf(open) : -1}
  />
)
