import { formatNumber } from '@nireeka/contracts'
import { useNavigate } from '@nireeka/kit/router'
import { Button, Checkbox, Field, Select } from '@nireeka/ui'
import { type FormEvent, startTransition, useEffect, useOptimistic, useRef } from 'react'

import styles from './filters.module.css'
import { changed, readSpareParams, type SpareParams } from './list-params.ts'
import type { Facets } from './spares.api.ts'

interface Props {
  params: SpareParams
  facets: Facets
  /** The path to which the form without JavaScript leads. */
  action: string
  pathOf: (params: SpareParams) => string
  /** Fields of the address that aren't filters, which the form carries along. */
  kept?: Readonly<Record<string, string>>
  /** Left out where the list is of one bike anyway. */
  hasBikes?: boolean
}

/** The filters of a list of parts. Each change narrows the list at once; without JavaScript a button does. */
export function Filters({ params, facets, action, pathOf, kept = {}, hasBikes = true }: Props) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  // Shows what was chosen at once, while the page of the new URL is still rendering.
  const [shown, show] = useOptimistic(params)
  const apply = (change: Partial<SpareParams>) =>
    startTransition(() => {
      show(changed(shown, change))
      void navigate(pathOf(changed(shown, change)))
    })

  // Reads what was chosen before hydration, which fired no React event.
  useEffect(() => {
    if (!form.current) return
    const chosen = pathOf(filledIn(form.current))
    if (chosen !== pathOf(changed(shown, {}))) void navigate(chosen, { replace: true })
  }, [shown, navigate, pathOf])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(pathOf(filledIn(event.currentTarget)))
  }
  return (
    <form
      ref={form}
      className={styles.filters}
      action={action}
      method="get"
      aria-label="Filters"
      onSubmit={submit}
    >
      {Object.entries({ ...kept, ...(params.q ? { q: params.q } : {}) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {hasBikes ? (
        <Field label="Fits">
          <Select
            name="bike"
            value={shown.bike ?? ''}
            onChange={(event) => apply({ bike: event.target.value || undefined })}
          >
            <Options
              any="Any bike"
              value={shown.bike}
              options={facets.bikes.map(({ slug, ...bike }) => ({ value: slug, ...bike }))}
            />
          </Select>
        </Field>
      ) : null}
      <Field label="Assembly">
        <Select
          name="family"
          value={shown.family ?? ''}
          onChange={(event) => apply({ family: event.target.value || undefined })}
        >
          <Options
            any="All"
            value={shown.family}
            options={facets.families.map(({ code, ...family }) => ({ value: code, ...family }))}
          />
        </Select>
      </Field>
      <Checkbox
        name="in_stock"
        value="1"
        checked={shown.inStock === '1'}
        onChange={(event) => apply({ inStock: event.target.checked ? '1' : undefined })}
        label={`In stock only (${formatNumber(facets.inStock)})`}
      />
      <Button type="submit" tone="secondary" className={styles.submit}>
        Show parts
      </Button>
    </form>
  )
}

interface OptionsProps {
  /** The label of the option that doesn't filter. */
  any: string
  value: string | undefined
  options: ReadonlyArray<{ value: string; title: string; count: number }>
}

/** The options of a filter with their counts; a chosen value that isn't known is among them. */
function Options({ any, value, options }: OptionsProps) {
  const isKnown = !value || options.some((option) => option.value === value)
  const shown = isKnown ? options : [...options, { value, title: value, count: 0 }]
  return (
    <>
      <option value="">{any}</option>
      {shown.map((option) => (
        <option key={option.value} value={option.value}>
          {option.title} ({formatNumber(option.count)})
        </option>
      ))}
    </>
  )
}

function filledIn(form: HTMLFormElement): SpareParams {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return { ...readSpareParams(new URLSearchParams(fields)), page: 1 }
}
