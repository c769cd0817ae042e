import { Link, useNavigate } from '@nireeka/kit/router'
import { Button, buttonClass, Field, TextInput } from '@nireeka/ui'
import { useState } from 'react'

import styles from './account-choice.module.css'
import { checkEmail } from './check-draft.ts'
import { onSubmit } from './on-submit.ts'

const CHECKOUT = '/shop/cart/checkout'

/** Passwords are typed only on the shell's own pages; the login and registration links both lead back here. */
const BACK = `continue=${encodeURIComponent(CHECKOUT)}`

/** Why an order needs an account, with the email address to log in with, and the way to a new account. */
export const AccountChoice = () => (
  <div className={styles.choice}>
    <p className={styles.why}>
      Your order needs an account: it keeps your delivery, invoice and warranty in one place. Your cart comes
      with you.
    </p>
    <EmailForm />
    <p className={styles.new}>
      <span className={styles.text}>New here? All it takes is your name, your email and a password.</span>
      <Link className={buttonClass({ tone: 'secondary', isWide: true })} to={`/register?${BACK}`}>
        Create account
      </Link>
    </p>
  </div>
)

/**
 * Hands the address to the login page in the history entry of this tab. The field has no name, so that without scripts
 * the address isn't put into the URL either. Whether it has an account is never asked here.
 */
function EmailForm() {
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const proceed = () => {
    const typed = email.trim()
    const { email: found } = checkEmail(typed)
    setProblem(found)
    if (!found) void navigate(`/login?${BACK}`, { state: { email: typed } })
  }
  return (
    <form className={styles.form} action="/login" onSubmit={onSubmit(proceed)} noValidate>
      <input type="hidden" name="continue" value={CHECKOUT} />
      <Field label="Email" hint="We ask for your password next." errors={[problem]}>
        <TextInput
          type="email"
          autoComplete="username"
          maxLength={254}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      <Button type="submit" isWide>
        Continue
      </Button>
    </form>
  )
}
