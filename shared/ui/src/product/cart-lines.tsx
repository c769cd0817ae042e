import type { Cart, CartLine, CartPort } from '@nireeka/contracts'
import { type ReactNode, useState } from 'react'

import type { LinkElement } from '../link-slot.ts'
import { CartLineRow } from './cart-line-row.tsx'
import { type CartRow, keyOf, mayComeBack, nextRows } from './cart-rows.ts'
import { CartTakenRow } from './cart-taken-row.tsx'

export type CartLinesPort = Pick<CartPort, 'setCount' | 'remove' | 'restore'>

interface Props {
  cart: Cart
  /** The functions that change the lines. */
  port: CartLinesPort
  /** The smallest count of a line, see CartLineRow. */
  min: 0 | 1
  /** Whether more than a preview of each description is shown, see CartLineRow. */
  isWhole?: boolean
  /** Returns the router's link to a path of this site, without text. */
  linkTo: (path: string) => LinkElement
  /** Shown in place of an empty list; lines that were removed can still be restored above it. */
  empty: ReactNode
}

/** The lines of a cart. A removed line keeps its place, with Undo, as long as the list is open. */
export function CartLines({ cart, port, min, isWhole, linkTo, empty }: Props) {
  const [taken, setTaken] = useState<string[]>([])
  const [back, setBack] = useState<string | null>(null)
  const [rows, setRows] = useState<CartRow[]>([])
  const [seen, setSeen] = useState<{ lines: CartLine[]; taken: string[] } | null>(null)

  // The position of a removed line is known only from the rows that were shown before.
  if (seen?.lines !== cart.lines || seen.taken !== taken) {
    setSeen({ lines: cart.lines, taken })
    setRows(nextRows(rows, cart.lines, taken))
  }

  function take(line: CartLine) {
    if (mayComeBack(line, min === 0)) setTaken([...taken.filter((key) => key !== keyOf(line)), keyOf(line)])
    setBack(null)
  }

  function setCount(line: CartLine, count: number) {
    if (count < 1) take(line)
    void port.setCount(line.id, count)
  }

  function remove(line: CartLine) {
    take(line)
    void port.remove(line.id)
  }

  async function undo({ key, line }: CartRow) {
    setBack(key)
    await port.restore(line)
    setTaken((before) => before.filter((known) => known !== key))
  }

  return (
    <>
      <ul>
        {rows.map((row) =>
          row.isTaken ? (
            <CartTakenRow key={`${row.key}-taken`} line={row.line} onUndo={() => void undo(row)} />
          ) : (
            <CartLineRow
              key={row.key}
              line={row.line}
              min={min}
              isWhole={isWhole}
              isBack={back === row.key}
              linkTo={linkTo}
              onCount={(count) => setCount(row.line, count)}
              onRemove={() => remove(row.line)}
            />
          ),
        )}
      </ul>
      {cart.lines.length === 0 ? empty : null}
    </>
  )
}
