import { Price } from '@nireeka/ui'

/** An amount that may be taken off: with a minus as long as the figures. */
export const SignedPrice = ({ dollars }: { dollars: number }) => (
  <>
    {dollars < 0 ? '−' : ''}
    <Price dollars={Math.abs(dollars)} />
  </>
)
