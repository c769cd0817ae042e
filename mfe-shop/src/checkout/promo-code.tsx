import { Alert, Button, Field, Price, TextInput } from '@nireeka/ui'

import styles from './checkout.module.css'
import { onSubmit } from './on-submit.ts'
import type { CheckoutForm } from './use-checkout.ts'

/** The promo code field. There is one code at a time; it belongs to the cart and also counts there. */
export function PromoCode({ form: { amounts, code, problems } }: { form: CheckoutForm }) {
  const { promo, refusedPromo: refused } = amounts.quote ?? {}

  if (promo) {
    return (
      <div className={styles.promo}>
        <p>
          <strong className={styles.strong}>{promo.code}</strong> saves you <Price dollars={promo.discount} />
          <span className={styles.note}>{promo.description}</span>
        </p>
        <Button tone="quiet" isBusy={code.isBusy} onClick={code.remove}>
          Remove code
        </Button>
      </div>
    )
  }
  return (
    <form className={styles.code} aria-label="Promo code" onSubmit={onSubmit(code.apply)} noValidate>
      <Field label="Promo code" isOptional errors={[problems['promoCode']]}>
        <TextInput
          name="promo-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code.typed}
          onChange={({ target }) => code.type(target.value)}
        />
      </Field>
      <Button type="submit" tone="secondary" isBusy={code.isBusy}>
        Apply
      </Button>
      {refused ? <Alert>{`${refused.code}: ${refused.reason}`}</Alert> : null}
    </form>
  )
}
