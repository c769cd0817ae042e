import type { ReactNode } from 'react'

import styles from './stage-frame.module.css'

interface Props {
  /** The page's one h1. */
  heading: ReactNode
  lead?: ReactNode
  breadcrumbs?: ReactNode
  /** What is being built: it reaches the screen's edge and stays in sight while one chooses. */
  stage: ReactNode
  /** What the build can do: under the stage, on a phone after the choices. */
  underStage?: ReactNode
  /** The choices. */
  children: ReactNode
  /** The price and what to do with the build: always in sight. */
  bar?: ReactNode
  /** What comes below, over the whole width. */
  below?: ReactNode
}

/** The frame of the configurator: a stage without margins, the choices beside it, on a phone below it. */
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
