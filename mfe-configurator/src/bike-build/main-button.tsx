import type { BuildChange } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { Button, Icon } from '@nireeka/ui'
import { useState } from 'react'

import { type Step, STEP_NAMES } from '../steps/steps.ts'
import type { Builder, Mode } from './builder.ts'
import styles from './main-button.module.css'
import type { Entry } from './mode.ts'
import { toChange } from './to-change.ts'

const LABELS: Record<Mode, string> = {
  CNM: 'Add to cart',
  CEOM: 'Add upgrades to cart',
  CECM: 'Save changes',
  CEUM: 'Save changes',
}

interface Props {
  builder: Builder
  entry: Entry
  /** The step that comes next; null where the build can be put into the cart. */
  next: Step | null
}

/**
 * The bar's one main button: it leads to the next step, and after the last one it puts the build into the cart, or says
 * what is missing and opens that step.
 */
export function MainButton({ builder, entry, next }: Props) {
  const { cart, navigate } = usePlatform()
  const [isBusy, setBusy] = useState(false)
  // The objection shown after the last click. It disappears once it is resolved.
  const [objected, setObjected] = useState<string | null>(null)
  const { objection, objectionStep } = builder

  async function put(change: BuildChange) {
    setBusy(true)
    const isPut = await cart.putBuild(change).catch(() => false)
    setBusy(false)
    if (!isPut) return
    // Who edits a line came from the cart. Otherwise the cart's message leads on, as wherever something is added.
    if (change.mode === 'CECM' || change.mode === 'CEUM') navigate('/shop/cart')
  }

  function press() {
    if (next) return builder.openStep(next)
    const change = toChange(builder, entry)
    setObjected(objection)
    if (objectionStep) builder.openStep(objectionStep)
    if (!objection && change) void put(change)
  }

  return (
    <>
      <Button className={styles.main} isBusy={isBusy} onClick={press}>
        {next ? <Next step={next} /> : LABELS[entry.mode]}
      </Button>
      {objection && objected === objection ? (
        <p className={styles.objection} role="alert">
          {objection}
        </p>
      ) : null}
    </>
  )
}

const Next = ({ step }: { step: Step }) => (
  <>
    <span className={styles.next}>Next: {STEP_NAMES[step]}</span>
    <Icon name="chevron-right" />
  </>
)
