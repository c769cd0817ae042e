import styles from './notifications.module.css'

/** What can't be turned off, with its reason. */
export const AlwaysSent = () => (
  <div className={styles.always}>
    <p>
      By email: your orders, payments, deliveries and returns, because confirmations and invoices are part of
      the contract; warnings about your login, because they protect your account; and support tickets, because
      this is how our answers reach you.
    </p>
    <p>
      On this site: what moderators do with your posts and why; and mentions, answers and accepted answers of
      yours, except in threads you’ve set to “Nothing”.
    </p>
    <p>
      If you ask us to tell you when a sold-out product is back, you get one email. A link in it cancels it.
    </p>
  </div>
)
