import { useLocation, useNavigate } from '@nireeka/kit/router'

import { positionOf } from '../navigation/entry.ts'
import styles from './header.module.css'
import { backTarget } from './rules.ts'

export function BackControl() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const goBack = () => {
    if (backTarget(pathname, positionOf(history.state) > 0) === '/') void navigate('/')
    else void navigate(-1)
  }
  return (
    <button type="button" className={styles.back} onClick={goBack}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M15 5l-7 7 7 7" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <span className="visually-hidden">Back</span>
    </button>
  )
}
