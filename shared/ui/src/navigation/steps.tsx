import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { fillLink, type LinkElement } from '../link-slot.ts'
import styles from './steps.module.css'

/** A step of a way through several pages; with a link, somebody may go back to it. */
export interface Step {
  label: string
  link?: LinkElement
}

interface Props {
  /** What the steps lead through, for readers: "Checkout". */
  label: string
  steps: readonly Step[]
  /** The place of the present step from 0; as many as there are steps when all is done. */
  current: number
}

/** How far somebody is: what is done, where they are, what is to come. */
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
