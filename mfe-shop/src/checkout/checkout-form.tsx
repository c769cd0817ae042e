import { isHttpError } from '@nireeka/contracts'
import { CheckoutOrder } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { useQuery } from '@nireeka/kit/query'
import { useRef } from 'react'

import { type Checkout, placeOrder, quote } from './checkout.api.ts'
import styles from './checkout.module.css'
import { ContactPart } from './contact-part.tsx'
import { DeliveryPart } from './delivery-part.tsx'
import { lastDelivery } from './last-delivery.ts'
import { PaymentPart } from './payment-part.tsx'
import { Summary } from './summary.tsx'

const DeliverySchema = CheckoutOrder.pick({ address: true, country_id: true })

interface Props {
  checkout: Checkout
  refresh: () => void
}

export function CheckoutForm({ checkout, refresh }: Props) {
  const { http, navigate } = usePlatform()
  const key = useRef<string>(null)
  const form = useApiForm({
    schema: DeliverySchema,
    defaultValues: lastDelivery(checkout),
    submit: async (delivery) => {
      key.current ??= crypto.randomUUID()
      const total = amounts.data?.total
      if (typeof total !== 'number') return
      try {
        const wish = { ...delivery, provider: 'sandbox' as const, expected_total: total }
        navigate(await placeOrder(http, wish, key.current))
      } catch (error) {
        // Refused means that nothing was written: the next try is another order. No answer may be one that was lost.
        if (isHttpError(error) && error.status >= 400 && error.status < 500) {
          key.current = null
          refresh()
          void amounts.refetch()
        }
        throw error
      }
    },
  })
  const amounts = useQuery(quote(http, form.watch('country_id')))

  const country = checkout.countries.find(({ id }) => id === form.watch('country_id'))

  return (
    <form className={styles.form} onSubmit={(event) => void form.onSubmit(event)} noValidate>
      <Summary
        lines={checkout.lines}
        country={country}
        quote={amounts.data}
        isStale={amounts.isPlaceholderData}
      />
      <div className={styles.parts}>
        <ContactPart form={form} />
        <DeliveryPart form={form} countries={checkout.countries} />
        <PaymentPart
          country={country?.name}
          quote={amounts.data}
          problem={form.failure ?? amounts.error}
          isBusy={form.isBusy || amounts.isPlaceholderData}
        />
      </div>
    </form>
  )
}

export type DeliveryForm = ReturnType<typeof useApiForm<typeof DeliverySchema>>
