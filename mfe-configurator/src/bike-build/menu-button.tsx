import { Icon } from '@nireeka/ui'
import type { ComponentProps } from 'react'

import styles from './menu-button.module.css'

/** The button of the builder's menu. */
export const MenuButton = (props: ComponentProps<'button'>) => (
  <button
    type="button"
    aria-label="More for this build"
    aria-haspopup="menu"
    {...props}
    className={styles.button}
  >
    <Icon name="settings" />
    <span className={styles.label}>More</span>
  </button>
)
