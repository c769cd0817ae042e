import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useNavigate } from '@nireeka/kit/router'
import { Button, Field, TextInput } from '@nireeka/ui'
import { type FormEvent, useState } from 'react'

import { type AskedBike, MY_BIKE, type MyBike, myBikePath, myBikes } from './my-bike.api.ts'
import styles from './my-bike.module.css'

interface Props {
  asked: AskedBike | null
  isMember: boolean
}

const ORDER_NUMBER = /^#?\d{1,9}$/

/** Asks for a serial number, or a member for an order's number. */
export function BikeForm({ asked, isMember }: Props) {
  const navigate = useNavigate()
  const own = useQuery({ ...myBikes(usePlatform().http), enabled: isMember })
  const [error, setError] = useState('')

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('serial')).trim()
    const found = bikeOf(typed, own.data ?? [])
    setError(found ? '' : isMember ? NO_ORDER : NO_LOGIN)
    if (found) void navigate(myBikePath(found))
  }
  return (
    <form className={styles.form} action={MY_BIKE} method="get" aria-label="Find your bike" onSubmit={submit}>
      <Field
        label={isMember ? 'Serial or order number' : 'Serial number'}
        hint="It’s stamped into the frame under the bottom bracket and looks like NKP-24-004217."
        errors={[error]}
      >
        <TextInput
          name="serial"
          required
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={asked && 'serial' in asked ? asked.serial : ''}
        />
      </Field>
      <p className={styles.submit}>
        <Button type="submit">Find parts</Button>
      </p>
      {isMember ? null : (
        <p className={styles.login}>
          <Link to={`/login?continue=${encodeURIComponent(MY_BIKE)}`}>Log in</Link> to choose from your bikes,
          or to find one by its order number.
        </p>
      )}
    </form>
  )
}

const NO_ORDER = 'None of your bikes came from this order. Type the serial number from the frame instead.'
const NO_LOGIN =
  'This looks like an order number. Log in to use it, or type the serial number from the frame.'

/** Returns the bike that was typed; null for the number of an order that isn't the member's. */
function bikeOf(typed: string, own: readonly MyBike[]): AskedBike | null {
  if (!ORDER_NUMBER.test(typed)) return typed ? { serial: typed.toUpperCase() } : null
  const bike = own.find(({ orderId }) => orderId === Number(typed.replace('#', '')))
  return bike ? { orderBikeId: String(bike.id) } : null
}
