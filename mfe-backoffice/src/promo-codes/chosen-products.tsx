import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Button, Combobox, Field } from '@nireeka/ui'
import { useState } from 'react'

import { productsCalled, productsOf } from './promo-code.api.ts'
import styles from './promo-codes.module.css'

interface Props {
  ids: readonly number[]
  onChange: (ids: number[]) => void
  error: string | undefined
}

/** The only products that a code counts for, with a search that adds some. */
export function ChosenProducts({ ids, onChange, error }: Props) {
  const { http } = usePlatform()
  const [search, setSearch] = useState('')
  const found = useQuery(productsCalled(http, search.trim()))
  const { data: chosen = [] } = useQuery(productsOf(http, ids))
  const items = (found.data ?? []).filter(({ id }) => !ids.includes(id))
  return (
    <>
      <Field
        label="Limit to products"
        isOptional
        hint="Leave empty to include all products."
        errors={[error]}
      >
        <Combobox
          value={search}
          onValueChange={setSearch}
          placeholder="Product name or number"
          autoComplete="off"
          suggestions={
            search.trim().length > 1 && found.data
              ? {
                  status: 'ready',
                  groups: [
                    {
                      items: items.map(({ id, title, number }) => ({
                        key: id,
                        label: title,
                        details: number ?? undefined,
                      })),
                    },
                  ],
                }
              : { status: 'none' }
          }
          onChoose={({ key }) => {
            onChange([...ids, Number(key)])
            setSearch('')
          }}
          empty="No matching products."
        />
      </Field>
      {ids.length > 0 ? (
        <ul className={styles.products} aria-label="Chosen products">
          {ids.map((id) => {
            const title = chosen.find((product) => product.id === id)?.title ?? `Product ${id}`
            return (
              <li key={id}>
                {title}{' '}
                <Button
                  tone="quiet"
                  size="small"
                  aria-label={`Remove ${title}`}
                  onClick={() => onChange(ids.filter((it) => it !== id))}
                >
                  Remove
                </Button>
              </li>
            )
          })}
        </ul>
      ) : null}
    </>
  )
}
