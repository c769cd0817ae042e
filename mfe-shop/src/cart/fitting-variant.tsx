import { Button, Select } from '@nireeka/ui'
import { useCallback, useId, useRef, useState } from 'react'

import { useAdding } from '../accessories/product/use-adding.ts'
import type { Fitting } from './fitting.api.ts'
import styles from './fitting.module.css'

interface Props {
  item: Fitting
}

/** The button of an accessory with variants. The choice of one takes its place only when it is wanted. */
export function FittingVariant({ item }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <Choice item={item} />
  return (
    <Button tone="secondary" size="small" isWide onClick={() => setOpen(true)}>
      Choose options<span className="visually-hidden">: {item.title}</span>
    </Button>
  )
}

function Choice({ item }: Props) {
  const { title, image, choices } = item
  const { isAdding, add } = useAdding()
  const [chosenId, setChosenId] = useState<number | null>(null)
  const [isAsked, setAsked] = useState(false)
  const select = useRef<HTMLSelectElement>(null)
  // The button that was pressed is gone.
  const takeFocus = useCallback((element: HTMLSelectElement | null) => {
    select.current = element
    element?.focus()
  }, [])
  const problemId = useId()
  const names = namesOf(choices)
  const isMissing = isAsked && chosenId === null

  function buy() {
    const choice = choices.find((one) => one.id === chosenId)
    if (choice) return add({ ...choice, description: item.description, image: choice.image ?? image })
    setAsked(true)
    select.current?.focus()
  }

  return (
    <>
      <Select
        ref={takeFocus}
        aria-label={`${names} of ${title}`}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? problemId : undefined}
        value={chosenId ?? ''}
        onChange={({ target }) => setChosenId(Number(target.value) || null)}
      >
        <option value="">{names}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {Object.values(choice.options).join(', ')}
          </option>
        ))}
      </Select>
      {isMissing ? (
        <p className={styles.problem} id={problemId} role="alert">
          Choose {names.toLowerCase()} first.
        </p>
      ) : null}
      <Button tone="secondary" size="small" isWide isBusy={isAdding} onClick={buy}>
        Add to cart<span className="visually-hidden">: {title}</span>
      </Button>
    </>
  )
}

/** Returns what the variants differ in: "Size and colour". */
function namesOf([first]: Fitting['choices']) {
  const [name = '', ...others] = Object.keys(first?.options ?? {})
  return [name, ...others.map((other) => other.toLowerCase())].join(' and ')
}
