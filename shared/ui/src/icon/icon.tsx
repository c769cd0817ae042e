import styles from './icon.module.css'
import { ICON_PATHS, type IconName } from './icon-paths.ts'

interface Props {
  name: IconName
  /** The icon's name for screen readers; without it the icon is decorative. */
  label?: string
}

/** A line icon in the colour and about the size of the text beside it. */
export const Icon = ({ name, label }: Props) => (
  <svg
    className={styles.icon}
    viewBox="0 0 24 24"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    <path d={ICON_PATHS[name]} />
  </svg>
)
