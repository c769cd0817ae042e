import { usePlatform } from '@nireeka/kit'
import { Alert, Button, Field, Price, TextInput } from '@nireeka/ui'
import { useState } from 'react'

import styles from './checkout.module.css'
import { onSubmit } from './on-submit.ts'
import type { CheckoutForm } from './use-checkout.ts'

type Asking = { status: 'ready'; problem: string | null } | { status: 'asking' }

/** One code at a time: it belongs to the cart, so what is entered here counts there, too. */
export function PromoCode({ form }: { form: CheckoutForm }) {
  const { cart } = usePlatform()
  const [code, setCode] = useState('')
  const [state, setState] = useState<Asking>({ status: 'ready', problem: null })
  const isBusy = state.status === 'asking'
  const { promo, refused_promo: refused } = form.amounts.quote ?? {}

  async function ask(change: () => Promise<string | null | void>) {
    if (isBusy) return
    setState({ status: 'asking' })
    form.change({}, 'promo_code')
    const problem = (await change()) ?? null
    if (problem === null) setCode('')
    setState({ status: 'ready', problem })
    await form.reload()
  }

  if (promo) {
    return (
      <div className={styles.promo}>
        <p>
          <strong className={styles.strong}>{promo.code}</strong> takes off <Price dollars={promo.discount} />
          <span className={styles.note}>{promo.description}</span>
        </p>
        <Button tone="quiet" isBusy={isBusy} onClick={() => void ask(() => cart.removePromo())}>
          Remove code
        </Button>
      </div>
    )
  }
  const problem = state.status === 'ready' ? state.problem : null
  return (
    <form
      className={styles.code}
      aria-label="Promo code"
      onSubmit={onSubmit(() => code.trim() && void ask(() => cart.applyPromo(code.trim())))}
      noValidate
    >
      <Field label="Promo code" isOptional errors={[problem ?? undefined, form.problems['promo_code']]}>
        <TextInput
          name="promo-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
      <Button type="submit" tone="secondary" isBusy={isBusy}>
        Apply
      </Button>
      {refused ? <Alert>{`${refused.code}: ${refused.reason}`}</Alert> : null}
    </form>
  )
}
