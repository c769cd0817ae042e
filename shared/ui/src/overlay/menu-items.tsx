import { Menu as Base } from '@base-ui/react/menu'
import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import type { IconName } from '../icon/icon-paths.ts'
import { Icon } from '../icon/icon.tsx'
import { fillLink, type LinkElement } from '../link-slot.ts'
import styles from './menu.module.css'

interface ItemProps {
  icon?: IconName
  tone?: 'danger'
  isDisabled?: boolean
  onSelect: () => void
  children: ReactNode
}

/** A command of a menu; choosing it closes the menu. */
export const MenuItem = ({ icon, tone, isDisabled, onSelect, children }: ItemProps) => (
  <Base.Item
    className={classNames(styles.item, tone && styles[tone])}
    disabled={isDisabled}
    onClick={onSelect}
  >
    {icon ? <Icon name={icon} /> : null}
    {children}
  </Base.Item>
)

interface LinkProps {
  /** A link element of the page's router, without text. */
  link: LinkElement
  icon?: IconName
  children: ReactNode
}

/** A menu item that links to another page. */
export function MenuLink({ link, icon, children }: LinkProps) {
  const text = (
    <>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </>
  )
  return <Base.LinkItem className={styles.item} render={fillLink(link, { children: text })} closeOnClick />
}

/** A named group of menu items. */
export const MenuGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <Base.Group className={styles.group}>
    <Base.GroupLabel className={styles.label}>{label}</Base.GroupLabel>
    {children}
  </Base.Group>
)

/** A line between menu items. */
export const MenuSeparator = () => <Base.Separator className={styles.separator} />

interface RadioProps<T extends string> {
  label: string
  value: T
  options: ReadonlyArray<{ value: T; label: string }>
  onChange: (value: T) => void
}

/** A choice of one in a menu, for example how a list is sorted. Choosing closes the menu. */
export const MenuRadioGroup = <T extends string>({ label, value, options, onChange }: RadioProps<T>) => (
  <Base.RadioGroup
    className={styles.group}
    aria-label={label}
    value={value}
    onValueChange={(next: T) => onChange(next)}
  >
    <div className={styles.label} aria-hidden>
      {label}
    </div>
    {options.map((option) => (
      <Base.RadioItem key={option.value} className={styles.item} value={option.value} closeOnClick>
        {option.label}
        <Base.RadioItemIndicator className={styles.chosen}>
          <Icon name="check" />
        </Base.RadioItemIndicator>
      </Base.RadioItem>
    ))}
  </Base.RadioGroup>
)
