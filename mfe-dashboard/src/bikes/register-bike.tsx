import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'

import styles from './bike-cards.module.css'

const MESSAGE = new URLSearchParams({
  subject: 'Register my bike',
  text: 'Please register this bike to my account.\n\nSerial number: \nWhere and when I got it: ',
})

/** How a bike that wasn't ordered with this account is registered: a ticket with its serial number. */
export const RegisterBike = ({ heading }: { heading: string }) => (
  <section className={styles.part} aria-labelledby="register">
    <h2 id="register" className={styles.heading}>
      {heading}
    </h2>
    <p className={styles.hint}>
      If you bought it from a dealer or second-hand, send us its serial number and proof of purchase, and
      we’ll register it to your account. The number is stamped into the frame below the bottom bracket, where
      the cranks turn. It’s also on the card from the box and looks like NKP-24-004217.
    </p>
    <p className={styles.buttons}>
      <Link className={buttonClass({ tone: 'secondary' })} to={`/dashboard/support/new?${MESSAGE}`}>
        Register a bike
      </Link>
      <Link className={styles.link} to="/warranty">
        Check its warranty
      </Link>
    </p>
  </section>
)
