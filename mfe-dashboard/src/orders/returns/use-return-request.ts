import { type ReturnReason, ReturnRequest, type ReturnWish } from '@nireeka/contracts/api'
import { createOnceKey, usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { formSchema } from '@nireeka/kit/form-schema'
import { useQueryClient } from '@nireeka/kit/query'
import { useNavigate } from '@nireeka/kit/router'
import { useState } from 'react'

import { sendFiles, type Unsent } from '../../support/send-files.ts'
import { orderById } from '../orders.api.ts'
import {
  type OrderReturns,
  requestReturn,
  type ReturnableLine,
  returnsOfOrder,
  sendPhoto,
} from './returns.api.ts'

const Form = formSchema(ReturnRequest)

/** What is chosen of a line: no pieces as long as it isn't sent back. */
export interface Choice {
  count: number
  reason: ReturnReason
  /** The product that is wanted instead; null until one is chosen. */
  exchangeFor: number | null
}

interface Sent {
  returnId: number
  unsent: Unsent
}

const NOTHING: Choice = { count: 0, reason: 'changed_mind', exchangeFor: null }

/** Returns the form state of a return. `left` is set when it was asked for but some of its photos weren't sent. */
export function useReturnRequest({ order, lines }: OrderReturns) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [keyFor] = useState(createOnceKey)
  const [choices, setChoices] = useState<Readonly<Record<number, Choice>>>({})
  const [photos, setPhotos] = useState<File[]>([])
  const [left, setLeft] = useState<Sent | null>(null)

  async function go() {
    const id = String(order.id)
    await Promise.all([
      queries.invalidateQueries({ queryKey: returnsOfOrder(http, id).queryKey }),
      queries.invalidateQueries({ queryKey: orderById(http, id).queryKey }),
      queries.invalidateQueries({ queryKey: ['orders'] }),
    ])
    void navigate(`/dashboard/orders/${id}`)
  }
  async function finish(returnId: number, chosen: readonly File[]) {
    const unsent = await sendFiles(chosen, (file) => sendPhoto(http, { orderId: order.id, returnId }, file))
    if (unsent) setLeft({ returnId, unsent })
    else await go()
  }
  const form = useApiForm({
    schema: Form,
    defaultValues: { lines: [], wish: 'payment', comment: '' },
    submit: async (body) => {
      const { id, number, message } = await requestReturn(http, order.id, { body, key: keyFor(body) })
      notify('success', message ?? `We have your return request ${number}.`)
      await finish(id, photos)
    },
  })

  const choiceOf = (lineId: number) => choices[lineId] ?? NOTHING
  function choose(lineId: number, change: Partial<Choice>) {
    const next = { ...choices, [lineId]: { ...choiceOf(lineId), ...change } }
    setChoices(next)
    form.setValue('lines', linesOf(next, wish, lines))
  }
  const wish = form.watch('wish')
  const setWish = (next: ReturnWish) => {
    form.setValue('wish', next)
    form.setValue('lines', linesOf(choices, next, lines))
  }
  return { ...form, choiceOf, choose, wish, setWish, photos, setPhotos, left, finish, go }
}

const linesOf = (choices: Readonly<Record<number, Choice>>, wish: ReturnWish, lines: OrderReturns['lines']) =>
  Object.entries(choices).flatMap(([id, { count, reason, exchangeFor }]) => {
    const line = lines.find(({ lineId }) => lineId === Number(id))
    const wanted = wish === 'exchange' && line ? wantedOf(line, exchangeFor) : null
    return count > 0 ? [{ lineId: Number(id), count, reason, exchangeFor: wanted }] : []
  })

/** Returns what is wanted instead of a line; where there is one possibility only, that. */
export const wantedOf = ({ exchangeFor: [first, ...others] }: ReturnableLine, chosen: number | null) =>
  first && others.length === 0 ? first.productId : chosen
