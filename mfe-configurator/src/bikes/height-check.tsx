import { heightText } from '@nireeka/contracts/bike-build'
import { useNavigate } from '@nireeka/kit/router'
import { Button, Field, Select } from '@nireeka/ui'
import { type FormEvent, startTransition, useEffect, useEffectEvent, useOptimistic, useRef } from 'react'

import { type BikeFilters, HEIGHTS, START_PATH, filtersPath } from './bike-filters.ts'
import styles from './filter.module.css'

const OPTIONS = Array.from(
  { length: (HEIGHTS.to - HEIGHTS.from) / HEIGHTS.step + 1 },
  (_, index) => HEIGHTS.from + index * HEIGHTS.step,
)

/**
 * A field for the rider's height, after which each bike shows its fitting size. Without scripts a button submits it.
 */
export function HeightCheck({ filters }: { filters: BikeFilters }) {
  const navigate = useNavigate()
  const select = useRef<HTMLSelectElement>(null)
  // Shows the chosen height immediately, while the page of the new URL is still rendering.
  const [shown, show] = useOptimistic(filters.height)
  const apply = () => {
    const height = Number(select.current?.value) || null
    if (height === shown) return
    startTransition(() => {
      show(height)
      void navigate(filtersPath(filters, { height }), { replace: true })
    })
  }
  // Reads a height that was chosen before hydration, which fired no React event.
  const catchUp = useEffectEvent(apply)
  useEffect(() => catchUp(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply()
  }
  return (
    <form className={styles.height} action={START_PATH} method="get" onSubmit={submit}>
      {filters.use ? <input type="hidden" name="use" value={filters.use} /> : null}
      {filters.budget ? <input type="hidden" name="budget" value={filters.budget} /> : null}
      <Field label="Your height">
        <Select ref={select} name="height" value={shown ?? ''} onChange={apply}>
          <option value="">Choose your height</option>
          {OPTIONS.map((cm) => (
            <option key={cm} value={cm}>
              {heightText(cm)}
            </option>
          ))}
        </Select>
      </Field>
      <noscript>
        <Button type="submit" tone="secondary">
          Show my size
        </Button>
      </noscript>
    </form>
  )
}
