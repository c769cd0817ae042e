import { formatNumber } from '@nireeka/contracts'
import type { ComponentProps, ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { fillLink, type LinkElement } from '../link-slot.ts'
import styles from './chip.module.css'
import strip from './strip.module.css'

interface ListProps {
  /** The name of the list for screen readers; not needed where a landmark around it has one. */
  label?: string
  /** The chips: Chip, ChipLink and ActiveChip elements. */
  children: ReactNode
}

/** A row of chips: it scrolls on a phone and wraps on a wide screen. */
export const ChipList = ({ label, children }: ListProps) => (
  <ul className={classNames(strip.strip, styles.list)} aria-label={label}>
    {children}
  </ul>
)

interface Text {
  label: string
  /** The number of results behind the chip. */
  count?: number
}

interface LinkProps extends Text {
  link: LinkElement
  isCurrent?: boolean
}

/** A chip that is a link to a filtered list. Goes into a ChipList. */
export const ChipLink = ({ link, isCurrent = false, ...text }: LinkProps) => (
  <li className={styles.item}>
    {fillLink(link, {
      className: styles.chip,
      'aria-current': isCurrent ? 'true' : undefined,
      children: <Text {...text} />,
    })}
  </li>
)

/** A chip for an active filter, linked to the list without it. Goes into a ChipList. */
export const ActiveChip = ({ link, label }: Pick<LinkProps, 'link' | 'label'>) => (
  <li className={styles.item}>
    {fillLink(link, {
      className: classNames(styles.chip, styles.active),
      children: (
        <>
          <span className="visually-hidden">Remove filter:</span> {label}
          <Icon name="close" />
        </>
      ),
    })}
  </li>
)

interface ChipProps extends Text, Omit<ComponentProps<'button'>, 'onToggle' | 'children'> {
  isPressed: boolean
  onToggle: (isPressed: boolean) => void
}

/** A chip that switches a filter on and off without a link. Goes into a ChipList. */
export const Chip = ({ label, count, isPressed, onToggle, className, ...rest }: ChipProps) => (
  <li className={styles.item}>
    <button
      type="button"
      {...rest}
      className={classNames(styles.chip, className)}
      aria-pressed={isPressed}
      onClick={() => onToggle(!isPressed)}
    >
      <Text label={label} count={count} />
    </button>
  </li>
)

const Text = ({ label, count }: Text) =>
  count === undefined ? (
    label
  ) : (
    <>
      {label} <span className={styles.count}>{formatNumber(count)}</span>
    </>
  )
