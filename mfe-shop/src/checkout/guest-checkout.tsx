import { subtotal, TEXTS } from '@nireeka/contracts'
import { usePlatform, useStream } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { buttonClass, DefinitionList, EmptyCartScene, EmptyState, PageFrame, Price } from '@nireeka/ui'

import styles from './checkout.module.css'
import { SECTIONS } from './section-state.ts'
import { Section } from './section.tsx'
import { Summary } from './summary.tsx'
import { Waiting } from './waiting.tsx'

/** Passwords are typed only on the shell's own pages; the login and registration links both lead back here. */
const BACK = `continue=${encodeURIComponent('/shop/cart/checkout')}`

/** A guest's order summary with links to log in or register, because buying needs an account (spec, section 6). */
export function GuestCheckout() {
  const { status, cart } = useStream(usePlatform().cart.state$)
  const { lines } = cart
  if (lines.length === 0 && status === 'loading') return <Waiting />
  if (lines.length === 0) return <NothingToOrder />
  const sum = subtotal(cart)
  return (
    <PageFrame kind="catalogue" heading="Checkout">
      <div className={styles.columns}>
        <Summary lines={lines} sum={sum} isStale={false}>
          <DefinitionList items={[{ term: 'Subtotal', details: <Price dollars={sum} />, isSum: true }]} />
          <p className={styles.note}>Shipping and tax are added once we know your country.</p>
        </Summary>
        <div className={styles.sections}>
          <Section name="contact" look="open">
            <p>
              Please log in or create an account to order. It’s where you’ll find your invoice, warranty and
              tracking. Your cart comes with you.
            </p>
            <p className={styles.actions}>
              <Link className={buttonClass()} to={`/login?${BACK}`}>
                Log in
              </Link>
              <Link className={buttonClass({ tone: 'secondary' })} to={`/register?${BACK}`}>
                Create account
              </Link>
            </p>
          </Section>
          {SECTIONS.slice(1).map((name) => (
            <Section key={name} name={name} look="later" />
          ))}
        </div>
      </div>
    </PageFrame>
  )
}

const NothingToOrder = () => (
  <PageFrame kind="catalogue" heading="Checkout">
    <EmptyState
      title={TEXTS.emptyCart}
      picture={<EmptyCartScene />}
      action={
        <Link className={buttonClass()} to="/configurator">
          Start Shopping
        </Link>
      }
    />
  </PageFrame>
)
