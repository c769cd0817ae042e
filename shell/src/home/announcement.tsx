import { storage } from '@nireeka/kit/storage'
import { Link } from '@nireeka/kit/router'
import { Icon } from '@nireeka/ui'
import { useState, useSyncExternalStore } from 'react'

import styles from './announcement.module.css'

interface Props {
  text: string
  href: string
}

const watch = (changed: () => void) => storage.watch('closedNews', changed)
const readClosed = () => storage.read('closedNews')
const nothing = () => null

/**
 * A one-line announcement below the hero, whose headline comes first. After it is closed, its space stays empty on later
 * visits: the server renders it for everybody, and removing it would shift the page.
 */
export function Announcement({ text, href }: Props) {
  const closed = useSyncExternalStore(watch, readClosed, nothing)
  const [isGone, setGone] = useState(false)
  if (isGone) return null
  const close = () => {
    storage.write('closedNews', text)
    setGone(true)
  }
  return (
    <div className={styles.ground}>
      {closed === text ? null : (
        <p className={styles.news}>
          <Link to={href}>{text}</Link>
          <button className={styles.close} type="button" aria-label="Dismiss announcement" onClick={close}>
            <Icon name="close" />
          </button>
        </p>
      )}
    </div>
  )
}
