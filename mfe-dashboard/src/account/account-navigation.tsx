import { NavLink, useLocation } from '@nireeka/kit/router'
import { Icon } from '@nireeka/ui'
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react'

import { fetchedAhead } from '../lazy-pages.ts'
import styles from './account-navigation.module.css'
import { type Section, SECTIONS, sectionOf } from './sections.ts'

/** The account's sections: a column beside the page, on a narrow screen a list that a button with the current one opens. */
export function AccountNavigation() {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const list = useId()
  const current = sectionOf(useLocation().pathname)
  const close = () => setOpen(false)
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return
    close()
    opener.current?.focus()
  }
  return (
    <nav className={styles.nav} aria-label="Your account">
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={closeOnEscape}
      >
        <Icon name={current.icon} />
        <span className={styles.current}>{current.label}</span>
        <span className={styles.hint}>All {SECTIONS.length} sections</span>
        <Icon name="chevron-down" />
      </button>
      <ul id={list} className={styles.list}>
        {SECTIONS.map((section) => (
          <li key={section.to}>
            <SectionLink section={section} onClick={close} onKeyDown={closeOnEscape} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type LinkProps = { section: Section } & Pick<ComponentProps<typeof NavLink>, 'onClick' | 'onKeyDown'>

const SectionLink = ({ section: { label, to, icon, page }, ...handlers }: LinkProps) => (
  <NavLink
    className={styles.link}
    to={to}
    end={to === '/dashboard'}
    {...handlers}
    {...(page && fetchedAhead(page))}
  >
    <Icon name={icon} />
    {label}
  </NavLink>
)
