import type { AccountFormOptions } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useNavigate } from '@nireeka/kit/router'
import { Button, Field, TextInput } from '@nireeka/ui'
import { useEffect, useRef, useState } from 'react'

import styles from './account-choice.module.css'
import { checkEmail } from './check-draft.ts'
import { onSubmit } from './on-submit.ts'

const CHECKOUT = '/shop/cart/checkout'

type Way = AccountFormOptions['way']

/**
 * The email address, with a button for those who are new and one for those who have an account. Both show the shell's
 * form in this place, where alone passwords are typed. Without it (an older shell, or a form that can't be loaded) they
 * lead to the shell's pages, which lead back here; the address travels in the history entry of this tab. The field has
 * no name, so that without scripts it isn't put into the URL either. Whether the address has an account is never asked
 * here; the form asks for an address that is left out.
 */
export function AccountChoice() {
  const navigate = useNavigate()
  const { showAccountForm } = usePlatform()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const [asked, setAsked] = useState<AccountFormOptions | null>(null)
  const [isShown, setIsShown] = useState(false)
  const host = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!asked) return
    const { way } = asked
    const goToPage = () =>
      void navigate(`/${way}?continue=${encodeURIComponent(CHECKOUT)}`, { state: { email: asked.email } })
    if (!showAccountForm) return goToPage()
    let isOver = false
    let remove: (() => void) | undefined
    showAccountForm(host.current!, asked).then(
      (removeForm) => {
        if (isOver) return removeForm()
        remove = removeForm
        setIsShown(true)
      },
      () => isOver || goToPage(),
    )
    return () => {
      isOver = true
      remove?.()
    }
  }, [asked, navigate, showAccountForm])

  const proceed = (way: Way) => () => {
    const typed = email.trim()
    const found = typed ? checkEmail(typed)['email'] : undefined
    setProblem(found)
    if (!found) setAsked({ way, email: typed })
  }
  return (
    <>
      <div ref={host} />
      {isShown ? null : (
        <form
          className={styles.choice}
          action="/register"
          onSubmit={onSubmit(proceed('register'))}
          noValidate
        >
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
            <Button type="submit" isWide isBusy={asked?.way === 'register'}>
              Create account
            </Button>
            <Button
              type="submit"
              formAction="/login"
              tone="secondary"
              isWide
              isBusy={asked?.way === 'login'}
              onClick={onSubmit(proceed('login'))}
            >
              Log in
            </Button>
          </div>
          <p className={styles.next}>
            Next: your password, and your name if you’re new. You stay on this page.
          </p>
        </form>
      )}
    </>
  )
}
