import { formatNumber } from '@nireeka/contracts'
import type { AccessoryList } from '../accessories.api.ts'
import { useNavigate } from '@nireeka/kit/router'
import { Button, Checkbox } from '@nireeka/ui'
import { type FormEvent, startTransition, useEffect, useOptimistic, useRef } from 'react'

import { Swatch } from '../swatch.tsx'
import styles from './filter.module.css'
import { HiddenFields } from './hidden-fields.tsx'
import { OptionList } from './option-list.tsx'
import { PriceRange } from './price-range.tsx'
import { LIST_PATH, readListParams, type ListParams, listPath } from './list-params.ts'

interface Props {
  params: ListParams
  facets: AccessoryList['facets']
  total: number | null
  onDone: () => void
}

/** The filter form. Every change narrows the list immediately; without JavaScript a button submits it. */
export function FilterForm({ params, facets, total, onDone }: Props) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  // Shows the pressed options immediately, while the page of the new URL is still rendering.
  const [shown, show] = useOptimistic(params)
  const apply = (change: Partial<ListParams>) =>
    startTransition(() => {
      show({ ...shown, ...change, page: 1 })
      void navigate(listPath(shown, change))
    })

  // Reads options that were pressed before hydration, which fired no React event.
  useEffect(() => {
    if (!form.current) return
    const { min, max } = shown
    const pressed = listPath({ ...filledIn(form.current), min, max }, {})
    if (pressed !== listPath(shown, {})) void navigate(pressed, { replace: true })
  }, [shown, navigate])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const next = listPath(filledIn(event.currentTarget), {})
    if (next !== listPath(shown, {})) void navigate(next)
    onDone()
  }
  return (
    <form
      ref={form}
      className={styles.form}
      action={LIST_PATH}
      method="get"
      aria-label="Filters"
      onSubmit={submit}
    >
      <HiddenFields params={params} except={['bike', 'min', 'max', 'inStock', 'colour']} />
      <Checkbox
        name="in_stock"
        value="1"
        checked={shown.inStock === '1'}
        onChange={(event) => apply({ inStock: event.target.checked ? '1' : undefined })}
        label={<Counted label="In stock only" count={facets.inStock} />}
      />
      <OptionList
        legend="Fits"
        name="bike"
        any="Any bike"
        options={facets.bikes.map(({ slug, title, count }) => ({ value: slug, label: title, count }))}
        value={shown.bike}
        onChoose={(bike) => apply({ bike })}
      />
      <PriceRange params={shown} limits={facets.price} onChange={apply} />
      <OptionList
        legend="Colour"
        name="colour"
        any="Any colour"
        anySwatch={<Swatch name="" />}
        options={facets.colours.map(({ name, count }) => ({
          value: name,
          label: name,
          count,
          swatch: <Swatch name={name} />,
        }))}
        value={shown.colour}
        onChoose={(colour) => apply({ colour })}
      />
      <div className={styles.done}>
        <Button type="submit" isWide>
          {showText(total)}
        </Button>
      </div>
    </form>
  )
}

const Counted = ({ label, count }: { label: string; count: number }) => (
  <>
    {label} <span className={styles.count}>{formatNumber(count)}</span>
  </>
)

function showText(total: number | null): string {
  if (total === null) return 'Show results'
  return total === 1 ? 'Show 1 result' : `Show ${formatNumber(total)} results`
}

function filledIn(form: HTMLFormElement): ListParams {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return readListParams(new URLSearchParams(fields))
}
