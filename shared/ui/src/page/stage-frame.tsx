import type { ReactNode } from 'react'

import styles from './stage-frame.module.css'

interface Props {
  /** The page's h1. */
  heading: ReactNode
  lead?: ReactNode
  breadcrumbs?: ReactNode
  /** The bike being configured: up to the screen's edge and sticky beside the choices. */
  stage: ReactNode
  /** The bike's performance: below the stage, on a phone after the choices. */
  underStage?: ReactNode
  /** The choices of the current step. */
  children: ReactNode
  /** The price and the buttons for the build: always visible. */
  bar?: ReactNode
  /** Content below both columns, across the whole width. */
  below?: ReactNode
}

/** The frame of the configurator: a stage without margins, with the choices beside it, on a phone below it. */
export const StageFrame = ({
  heading,
  lead,
  breadcrumbs,
  stage,
  underStage,
  children,
  bar,
  below,
}: Props) => (
  <>
    <div className={styles.frame}>
      <div className={styles.stage}>
        <div className={styles.picture}>{stage}</div>
        {underStage ? <div className={styles.under}>{underStage}</div> : null}
      </div>
      <div className={styles.rail}>
        <header className={styles.titles}>
          {breadcrumbs}
          <h1 className={styles.heading}>{heading}</h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </header>
        {children}
        {bar ? <div className={styles.bar}>{bar}</div> : null}
      </div>
    </div>
    {below ? <div className={styles.below}>{below}</div> : null}
  </>
)
