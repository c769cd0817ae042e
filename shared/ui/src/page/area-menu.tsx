import { useState } from 'react'

import { Icon } from '../icon/icon.tsx'
import { Drawer } from '../overlay/drawer.tsx'
import { AreaLinks, type AreaLink } from './area-links.tsx'
import styles from './back-office-frame.module.css'

interface Props {
  /** What the areas belong to: "Back office". */
  name: string
  links: readonly AreaLink[]
}

/** The button on a phone that opens the areas. */
export function AreaMenu({ name, links }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.menu}
        aria-label={`${name}, areas`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      {isOpen ? (
        <Drawer title={name} onClose={() => setOpen(false)}>
          {(leave) => (
            <nav aria-label={`${name}, areas`}>
              <AreaLinks links={links} onFollow={leave} />
            </nav>
          )}
        </Drawer>
      ) : null}
    </>
  )
}
