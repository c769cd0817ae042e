import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { fillLink, type LinkElement } from '../link-slot.ts'
import styles from './steps.module.css'

/** One step of a process with several pages; with a link, visitors can go back to it. */
export interface Step {
  label: string
  link?: LinkElement
}

interface Props {
  /** The name of the process for screen readers: "Checkout". */
  label: string
  steps: readonly Step[]
  /** The index of the current step, from 0; the number of steps when all are done. */
  current: number
}

/** The steps of a process: done, current and still to come. */
export const Steps = ({ label, steps, current }: Props) => (
  <ol className={styles.steps} aria-label={label}>
    {steps.map((step, place) => (
      <StepItem key={step.label} step={step} place={place} current={current} of={steps.length} />
    ))}
  </ol>
)

interface ItemProps {
  step: Step
  place: number
  current: number
  of: number
}

function StepItem({ step, place, current, of }: ItemProps) {
  const isDone = place < current
  const isCurrent = place === current
  const content = (
    <span className={styles.label}>
      {isDone ? <Icon name="check" /> : <span className={styles.number}>{place + 1}</span>}
      <span className={styles.name}>
        {step.label}
        {isDone ? <span className="visually-hidden">, done</span> : null}
      </span>
      {isCurrent ? <span className={styles.of}>{`, step ${place + 1} of ${of}`}</span> : null}
    </span>
  )
  return (
    <li
      className={classNames(
        styles.step,
        isDone && styles.done,
        isCurrent && styles.current,
        place === Math.min(current, of - 1) && styles.named,
      )}
      aria-current={isCurrent ? 'step' : undefined}
    >
      {isDone && step.link ? fillLink(step.link, { className: styles.link, children: content }) : content}
    </li>
  )
}
