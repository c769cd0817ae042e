import { usePlatform } from '@nireeka/kit'
import { keepPreviousData, useQuery } from '@nireeka/kit/query'
import { Button, Combobox, Field, type Suggestions } from '@nireeka/ui'
import { useState } from 'react'

import { findProducts, type Product } from '../product.api.ts'
import styles from '../products.module.css'

type Linked = Product['linked'][number]

interface Props {
  label: string
  kind: Product['kind']
  ids: readonly number[]
  /** Products whose titles are known. */
  known: readonly Linked[]
  /** The product that can't be chosen. */
  except: number
  error?: string
  /** The most that can be chosen; 1 replaces what is chosen. */
  most?: number
  onChange: (ids: number[]) => void
}

/** Products that are chosen by number or title. */
export function LinkedProducts({ label, kind, ids, known, except, error, most = 12, onChange }: Props) {
  const [text, setText] = useState('')
  const [met, setMet] = useState<readonly Linked[]>([])
  const found = useFound(kind, text)
  const titleOf = (id: number) => [...met, ...known].find((it) => it.id === id)?.title ?? `Product ${id}`
  const offered = (found ?? []).filter(({ id }) => id !== except && !ids.includes(id))
  const suggestions: Suggestions =
    found === undefined
      ? { status: 'none' }
      : {
          status: 'ready',
          groups: [
            {
              items: offered.map(({ id, number, title }) => ({
                key: id,
                label: title,
                details: number ?? undefined,
              })),
            },
          ],
        }
  return (
    <div className={styles.group}>
      <Field label={label} hint="Search by SKU or title." errors={[error]} isOptional>
        <Combobox
          autoComplete="off"
          value={text}
          onValueChange={setText}
          suggestions={suggestions}
          onChoose={({ key }) => {
            setMet([...met, ...offered])
            setText('')
            onChange(most === 1 ? [Number(key)] : [...ids, Number(key)].slice(0, most))
          }}
        />
      </Field>
      {ids.length > 0 ? (
        <ul aria-label={label} className={styles.group}>
          {ids.map((id) => (
            <li key={id} className={styles.row}>
              {titleOf(id)}
              <Button
                size="small"
                tone="quiet"
                aria-label={`Remove ${titleOf(id)}`}
                onClick={() => onChange(ids.filter((it) => it !== id))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

const FROM_LENGTH = 2

/** Returns the products that a text finds; undefined as long as it is too short. */
function useFound(kind: Product['kind'], text: string): readonly Linked[] | undefined {
  const { http } = usePlatform()
  const wanted = text.trim()
  const isWanted = wanted.length >= FROM_LENGTH
  const { data } = useQuery({
    queryKey: ['products-found', kind, wanted],
    enabled: isWanted,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => findProducts(http, { kind, text: wanted }, signal),
  })
  return isWanted ? data : undefined
}
