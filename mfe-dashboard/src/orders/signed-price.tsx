import { Price } from '@nireeka/ui'

/** An amount that may be below 0, with a minus sign as wide as the digits. */
export const SignedPrice = ({ dollars }: { dollars: number }) => (
  <>
    {dollars < 0 ? '−' : ''}
    <Price dollars={Math.abs(dollars)} />
  </>
)
