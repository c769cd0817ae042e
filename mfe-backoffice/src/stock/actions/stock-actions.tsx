import { Button } from '@nireeka/ui'
import { type ComponentType, useState } from 'react'

import type { Stock } from '../stock.api.ts'
import styles from '../stock.module.css'
import { CountDialog } from './count-dialog.tsx'
import { ReceiveDialog, WriteOffDialog } from './pieces-dialog.tsx'
import { RestockDialog } from './restock-dialog.tsx'

type Action = ComponentType<{ stock: Stock; onClose: () => void }>

/** What can be done with the stock of an item. */
export function StockActions({ stock }: { stock: Stock }) {
  const [Open, setOpen] = useState<Action | null>(null)
  const button = (label: string, Dialog: Action, isFirst = false) => (
    <Button tone={isFirst ? 'primary' : 'secondary'} onClick={() => setOpen(() => Dialog)}>
      {label}
    </Button>
  )
  return (
    <div className={styles.buttons}>
      {stock.available === null ? null : (
        <>
          {button('Receive', ReceiveDialog, true)}
          {stock.available > 0 ? button('Write off', WriteOffDialog) : null}
          {button('Count', CountDialog)}
        </>
      )}
      {button('Set back-in-stock date', RestockDialog)}
      {Open ? <Open stock={stock} onClose={() => setOpen(null)} /> : null}
    </div>
  )
}
