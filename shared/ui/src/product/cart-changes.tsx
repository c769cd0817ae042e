import type { Cart, CartLine, CartPort } from '@nireeka/contracts'
import { useTransition } from 'react'

import { Button } from '../button/button.tsx'
import { Alert } from '../notice/alert.tsx'
import styles from './cart.module.css'

interface Props {
  cart: Cart
  port: Pick<CartPort, 'accept'>
}

const UNCHECKED =
  'The shop can’t be reached. Your cart is kept here as it is; prices are checked again at checkout.'

/**
 * A notice that prices or stock have changed since the shopper last saw the cart, with a button that accepts today's.
 */
export function CartChanges({ cart, port }: Props) {
  const [isBusy, start] = useTransition()
  const changed = cart.lines.filter(({ problem }) => problem)
  if (cart.check === 'failed') return <p className={styles.note}>{UNCHECKED}</p>
  if (changed.length === 0) return null
  const isAboutPrices = changed.some(({ problem }) => problem === 'price_changed')
  // A bike that can no longer be built can't be accepted: its owner must edit it.
  if (changed.every(isToEdit)) return <Alert title={titleOf(changed.length)}>{EDIT_IT}</Alert>
  return (
    <Alert title={titleOf(changed.length)}>
      <p>
        {isAboutPrices
          ? 'You’ll pay today’s prices. Changes are shown beside each item.'
          : 'Changes are shown beside each item.'}
      </p>
      <div className={styles.accept}>
        <Button tone="secondary" size="small" isBusy={isBusy} onClick={() => start(() => port.accept())}>
          {isAboutPrices ? 'Use today’s prices' : 'Take what’s available'}
        </Button>
      </div>
    </Alert>
  )
}

const EDIT_IT = 'Details are beside the bike. Edit it, or remove it.'

const isToEdit = ({ build, problem }: CartLine) => build && (problem === 'gone' || problem === 'sold_out')

const titleOf = (count: number) =>
  count === 1 ? 'Something in your cart has changed' : `${count} items in your cart have changed`
