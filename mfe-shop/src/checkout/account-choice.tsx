import { useNavigate } from '@nireeka/kit/router'
import { Button, Field, TextInput } from '@nireeka/ui'
import { useState } from 'react'

import styles from './account-choice.module.css'
import { checkEmail } from './check-draft.ts'
import { onSubmit } from './on-submit.ts'

const CHECKOUT = '/shop/cart/checkout'

/**
 * The email address, with a button for those who are new and one for those who have an account. Both hand it to one of
 * the shell's pages, where alone passwords are typed, and which lead back here. It travels in the history entry of this
 * tab: the field has no name, so that without scripts it isn't put into the URL either. Whether the address has an
 * account is never asked here; the next page asks for an address that is left out.
 */
export function AccountChoice() {
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const proceed = (page: '/register' | '/login') => () => {
    const typed = email.trim()
    const found = typed ? checkEmail(typed)['email'] : undefined
    setProblem(found)
    if (!found) void navigate(`${page}?continue=${encodeURIComponent(CHECKOUT)}`, { state: { email: typed } })
  }
  return (
    <form className={styles.choice} action="/register" onSubmit={onSubmit(proceed('/register'))} noValidate>
      <input type="hidden" name="continue" value={CHECKOUT} />
      <Field label="Email" errors={[problem]}>
        <TextInput
          type="email"
          autoComplete="username"
          maxLength={254}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      <div className={styles.ways}>
        <Button type="submit" isWide>
          Create account
        </Button>
        <Button
          type="submit"
          formAction="/login"
          tone="secondary"
          isWide
          onClick={onSubmit(proceed('/login'))}
        >
          Log in
        </Button>
      </div>
      <p className={styles.next}>
        We ask for your password next, and for your name if you’re new. Then you’re back here.
      </p>
    </form>
  )
}
