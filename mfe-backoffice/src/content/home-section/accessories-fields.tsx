import { MOST_HOME_ENTRIES } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Button, Combobox, Field, TextInput } from '@nireeka/ui'
import { useState } from 'react'

import { accessoriesCalled, accessoryTitles } from './accessories.api.ts'
import styles from './home-section.module.css'
import { MoveButtons } from './move-buttons.tsx'
import { moved } from './moved.ts'
import type { FieldsProps } from './section.ts'
import { useRowFocus } from './use-row-focus.ts'

/** A heading, and the accessories in their order, with a search that adds some. */
export function AccessoriesFields({ data, errorAt, onChange }: FieldsProps<'accessories'>) {
  const { http } = usePlatform()
  const { productIds: ids } = data
  const { place, follow, leave } = useRowFocus()
  const { data: titles = [] } = useQuery(accessoryTitles(http, ids))
  const put = (productIds: number[]) => onChange({ ...data, productIds })
  const titleOf = (id: number) => titles.find((product) => product.id === id)?.title ?? `Accessory ${id}`
  return (
    <>
      <Field label="Heading" errors={[errorAt('title')]}>
        <TextInput
          value={data.title}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...data, title: target.value })}
        />
      </Field>
      {ids.length < MOST_HOME_ENTRIES ? (
        <AccessorySearch ids={ids} error={errorAt('productIds')} onChoose={(id) => put([...ids, id])} />
      ) : null}
      <div ref={place}>
        <ol className={styles.stack} aria-label="Accessories on the home page">
          {ids.map((id, at) => (
            <li key={id} className={styles.line} data-row={at} tabIndex={-1}>
              {titleOf(id)}
              <span className={styles.buttons}>
                <MoveButtons
                  name={titleOf(id)}
                  at={at}
                  last={ids.length - 1}
                  onMove={(to) => {
                    follow(at, to)
                    put(moved(ids, at, to))
                  }}
                />
                <Button
                  tone="quiet"
                  size="small"
                  aria-label={`Remove ${titleOf(id)}`}
                  onClick={() => {
                    leave(at)
                    put(ids.toSpliced(at, 1))
                  }}
                >
                  Remove
                </Button>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}

interface SearchProps {
  ids: readonly number[]
  error: string | undefined
  onChoose: (id: number) => void
}

function AccessorySearch({ ids, error, onChoose }: SearchProps) {
  const { http } = usePlatform()
  const [text, setText] = useState('')
  const found = useQuery(accessoriesCalled(http, text.trim()))
  const items = (found.data ?? []).filter(({ id }) => !ids.includes(id))
  const isReady = text.trim().length > 1 && found.data !== undefined
  return (
    <Field label="Add an accessory" hint="Search by SKU or title." errors={[error]} isOptional>
      <Combobox
        autoComplete="off"
        value={text}
        onValueChange={setText}
        suggestions={
          isReady
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
          setText('')
          onChoose(Number(key))
        }}
        empty="No matching accessories."
      />
    </Field>
  )
}
