import { Link, useSearchParams } from '@nireeka/kit/router'
import { Icon } from '@nireeka/ui'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'

import type { Builder } from '../bike-build/builder.ts'
import { choiceOf, PANEL_ID, type Step, STEP_NAMES, stepsFor, tabId, withStep } from './steps.ts'
import styles from './steps.module.css'

interface Props {
  builder: Builder
  open: Step
}

/**
 * The steps as a row of tabs, which can be opened in any order: arrow keys move, Enter or Space opens. They are
 * links, so they also work before scripts load.
 */
export function StepTabs({ builder, open }: Props) {
  const [query] = useSearchParams()
  const row = useRef<HTMLDivElement>(null)
  const steps = stepsFor(builder.bike)

  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(`#${tabId(open)}`)
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - row.current.clientWidth / 4
  }, [open])

  function press(event: MouseEvent, step: Step) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    builder.openStep(step)
  }

  function walk(event: KeyboardEvent<HTMLElement>, step: Step) {
    if (event.key === ' ') {
      event.preventDefault()
      return builder.openStep(step)
    }
    const next = neighbour(steps, step, event.key)
    if (!next) return
    event.preventDefault()
    row.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus()
  }

  return (
    <div ref={row} className={styles.tabs} role="tablist" aria-label="Steps">
      {steps.map((step) => (
        <Link
          key={step}
          id={tabId(step)}
          className={styles.tab}
          role="tab"
          aria-selected={step === open}
          aria-controls={step === open ? PANEL_ID : undefined}
          tabIndex={step === open ? 0 : -1}
          to={{ search: withStep(query, step).toString() }}
          replace
          onClick={(event) => press(event, step)}
          onKeyDown={(event) => walk(event, step)}
        >
          <span className={styles.name}>{STEP_NAMES[step]}</span>
          <Choice text={choiceOf(step, builder)} />
        </Link>
      ))}
    </div>
  )
}

/** The line is always present, so that nothing moves when something is chosen. */
const Choice = ({ text }: { text: string | null }) => (
  <span className={styles.choice}>
    {text ? (
      <>
        <Icon name="check" />
        <span className={styles.chosen}>{text}</span>
      </>
    ) : null}
  </span>
)

function neighbour(steps: readonly Step[], step: Step, key: string): Step | undefined {
  const place = steps.indexOf(step)
  if (key === 'ArrowRight') return steps[(place + 1) % steps.length]
  if (key === 'ArrowLeft') return steps.at(place - 1)
  if (key === 'Home') return steps[0]
  return key === 'End' ? steps.at(-1) : undefined
}
