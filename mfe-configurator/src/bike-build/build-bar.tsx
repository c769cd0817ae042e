import { Icon } from '@nireeka/ui'

import { PriceBar } from '../price/price-bar.tsx'
import { type Step, stepAfter } from '../steps/steps.ts'
import styles from './build-bar.module.css'
import { BuilderMenu } from './builder-menu.tsx'
import type { Builder } from './builder.ts'
import { MainButton } from './main-button.tsx'
import type { Entry } from './mode.ts'

interface Props {
  builder: Builder
  entry: Entry
  step: Step
}

/**
 * The bar that is always visible: price, menu and one main button. A new bike is walked through step by step; whoever
 * changes what is in the cart already, or adds to an owned bike, can save at any step.
 */
export function BuildBar({ builder, entry, step }: Props) {
  const next = entry.mode === 'CNM' ? stepAfter(builder.bike, step) : null
  return (
    <div className={styles.bar}>
      {next ? null : <Law builder={builder} />}
      <PriceBar builder={builder}>
        <BuilderMenu builder={builder} />
        <MainButton builder={builder} entry={entry} next={next} />
      </PriceBar>
    </div>
  )
}

/** What the law of the country of delivery says about the build, above the button that orders it. */
const Law = ({ builder: { problems } }: Pick<Props, 'builder'>) =>
  problems
    .filter(({ isWarning }) => isWarning)
    .map(({ ruleId, text }) => (
      <p key={ruleId} className={styles.law}>
        <Icon name="info" />
        {text}
      </p>
    ))
