import header from '../frame/header.module.css'
import menus from '../frame/menus.module.css'
import { ThemeChoice } from './theme-choice.tsx'
import styles from './theme.module.css'

/** The theme button in the header. On phones the choice is in the menu, if the page has one. */
export const ThemeControl = ({ hasMenu }: { hasMenu: boolean }) => (
  <span className={`${styles.control} ${hasMenu ? styles.inMenu : ''}`}>
    <button type="button" popoverTarget="theme-menu" className={header.user}>
      <span className="visually-hidden">Appearance</span>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
        <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18" />
        <path d="M12 3a9 9 0 0 1 0 18z" className={styles.half} />
      </svg>
    </button>
    <div id="theme-menu" popover="auto" className={menus.menu}>
      <ThemeChoice />
    </div>
  </span>
)
