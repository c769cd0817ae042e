import { buttonClass } from '../button/button.tsx'
import { fillLink, type LinkElement } from '../link-slot.ts'
import styles from './saved-build.module.css'

interface Props {
  /** How many builds are picked, and how many are to be picked next. */
  text: string
  /** True once a build is picked: the bar then stays in view. */
  isBegun: boolean
  /** The comparison; null until enough builds are picked. */
  link: LinkElement | null
}

/** Leads from the builds that are picked to their comparison. */
export const CompareBar = ({ text, isBegun, link }: Props) => (
  <div className={styles.bar} role="group" aria-label="Compare" data-begun={isBegun || undefined}>
    <p role="status">{text}</p>
    {link ? fillLink(link, { className: buttonClass({ size: 'small' }), children: 'Compare them' }) : null}
  </div>
)
