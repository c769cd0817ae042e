import { Link } from '@nireeka/kit/router'
import { Button, Picture, Price, Select } from '@nireeka/ui'
import { useId, useRef, useState } from 'react'

import { useAdding } from '../accessories/product/use-adding.ts'
import type { Fitting } from './fitting.api.ts'
import styles from './fitting.module.css'

interface Props {
  item: Fitting
  /** The ids of the products in the cart. */
  inCart: ReadonlySet<number>
}

/** One accessory that is added in place; a variant is chosen first. */
export function FittingTile({ item, inCart }: Props) {
  const { id, title, image, price, choices } = item
  const { isAdding, add } = useAdding()
  const [chosenId, setChosenId] = useState<number | null>(null)
  const [isAsked, setAsked] = useState(false)
  const select = useRef<HTMLSelectElement>(null)
  const problemId = useId()
  const names = namesOf(choices)
  const isMissing = isAsked && chosenId === null
  const isInCart = [id, ...choices.map((choice) => choice.id)].some((one) => inCart.has(one))

  function buy() {
    if (!item.hasVariants) return add(item)
    const choice = choices.find((one) => one.id === chosenId)
    if (choice) return add({ ...choice, description: item.description, image: choice.image ?? image })
    setAsked(true)
    select.current?.focus()
  }

  return (
    <li className={styles.tile}>
      <Picture src={image} alt="" sizes="(width < 40rem) 6rem, 14rem" />
      <div className={styles.body}>
        <h3 className={styles.title}>
          <Link className={styles.link} to={`/shop/accessories/${id}`}>
            {title}
          </Link>
        </h3>
        <p className={styles.price}>
          <Price dollars={price} />
          <span role="status">{isInCart ? 'In your cart' : ''}</span>
        </p>
        {item.hasVariants ? (
          <Select
            ref={select}
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
        ) : null}
        {isMissing ? (
          <p className={styles.problem} id={problemId} role="alert">
            Choose {names.toLowerCase()} first.
          </p>
        ) : null}
        <Button tone="secondary" size="small" isWide isBusy={isAdding} onClick={buy}>
          Add to cart<span className="visually-hidden">: {title}</span>
        </Button>
      </div>
    </li>
  )
}

/** Returns what the variants differ in: "Size and colour". */
function namesOf([first]: Fitting['choices']) {
  const [name = '', ...others] = Object.keys(first?.options ?? {})
  return [name, ...others.map((other) => other.toLowerCase())].join(' and ')
}
