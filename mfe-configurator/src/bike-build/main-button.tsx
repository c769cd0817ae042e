import type { BuildChange } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { Button } from '@nireeka/ui'
import { useState } from 'react'

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
}

/** The button that puts the build into the cart, or says what is missing and opens that step. */
export function MainButton({ builder, entry }: Props) {
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
    if (change.mode === 'CNM' || change.mode === 'CEOM') cart.open()
    else navigate('/shop/cart')
  }

  function press() {
    const change = toChange(builder, entry)
    setObjected(objection)
    if (objectionStep) builder.openStep(objectionStep)
    if (!objection && change) void put(change)
  }

  return (
    <>
      <Button isBusy={isBusy} onClick={press}>
        {LABELS[entry.mode]}
      </Button>
      {objection && objected === objection ? (
        <p className={styles.objection} role="alert">
          {objection}
        </p>
      ) : null}
    </>
  )
}
