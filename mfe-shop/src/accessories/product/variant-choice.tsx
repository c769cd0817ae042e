import { useEffect, useId, useRef } from 'react'

import type { Accessory } from '../accessories.api.ts'
import { COLOUR } from '../colours.ts'
import { Swatch } from '../swatch.tsx'
import { type Chosen, type OptionState, optionState } from './choice.ts'
import { fitOf, SIZE, SizeGuide } from './size-guide.tsx'
import styles from './variants.module.css'

interface Props {
  item: Accessory
  variant: Accessory['variants'][number]
  chosen: Chosen
  onChoose: (name: string, option: string) => void
  /** Whether the shopper tried to buy without choosing this option. */
  isAsked: boolean
}

const LABELS: Partial<Record<OptionState, string>> = {
  out_of_stock: 'Sold out',
  notMade: 'Not available in this combination',
}

/** One variant of a product as native radio buttons. Sold-out options can be chosen, to see when they are back. */
export function VariantChoice({ item, variant: { name, options }, chosen, onChoose, isAsked }: Props) {
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const value = chosen[name] ?? ''
  // Reads options that were pressed before hydration, which fired no React event.
  useEffect(() => {
    const shown = group.current?.querySelector<HTMLInputElement>('input:checked')?.value ?? value
    if (shown !== value) onChoose(name, shown)
  }, [name, value, onChoose])
  return (
    <fieldset ref={group} aria-describedby={isAsked ? `${id}-asked` : undefined}>
      <legend className={styles.legend}>
        {name}
        {value ? <span className={styles.value}> {value}</span> : null}
        {value ? null : (
          <span className={styles.value} aria-hidden="true">
            {' '}
            Choose yours
          </span>
        )}
      </legend>
      <div className={styles.options}>
        {options.map((option) => {
          const state = optionState(item, chosen, { [name]: option })
          const fit = name === SIZE ? fitOf(item, option) : undefined
          return (
            <label key={option} className={styles.option} data-state={state}>
              <input
                type="radio"
                className="visually-hidden"
                name={id}
                value={option}
                checked={option === value}
                disabled={state === 'notMade'}
                aria-describedby={fit ? `${id}-${option}` : undefined}
                onChange={() => onChoose(name, option)}
              />
              {name === COLOUR ? <Swatch name={option} /> : null}
              <span className={styles.name}>{option}</span>{' '}
              {fit ? (
                <span className={styles.note} id={`${id}-${option}`} aria-hidden="true">
                  {fit}
                </span>
              ) : null}
              {LABELS[state] ? <span className={styles.note}>{LABELS[state]}</span> : null}
            </label>
          )
        })}
      </div>
      {name === SIZE ? <SizeGuide item={item} /> : null}
      {isAsked ? (
        <p className={styles.asked} id={`${id}-asked`} role="alert">
          Please choose the {name.toLowerCase()} first.
        </p>
      ) : null}
    </fieldset>
  )
}
