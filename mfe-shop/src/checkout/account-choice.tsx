import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'

import styles from './account-choice.module.css'

/** Passwords are typed only on the shell's own pages; the login and registration links both lead back here. */
const BACK = `continue=${encodeURIComponent('/shop/cart/checkout')}`

/** Why an order needs an account, and the two ways to one, side by side. */
export const AccountChoice = () => (
  <div className={styles.choice}>
    <p>
      Your order needs an account: that’s where you track its delivery and find your invoice and warranty.
      Your cart comes with you.
    </p>
    <div className={styles.ways}>
      <section className={styles.way} aria-labelledby="known">
        <h3 id="known" className={styles.title}>
          I have an account
        </h3>
        <p className={styles.text}>With your email and password. Your saved address is filled in for you.</p>
        <Link className={buttonClass({ isWide: true })} to={`/login?${BACK}`}>
          Log in
        </Link>
      </section>
      <section className={styles.way} aria-labelledby="new">
        <h3 id="new" className={styles.title}>
          I’m new here
        </h3>
        <p className={styles.text}>All it takes is your name, your email and a password.</p>
        <Link className={buttonClass({ tone: 'secondary', isWide: true })} to={`/register?${BACK}`}>
          Create account
        </Link>
      </section>
    </div>
  </div>
)
