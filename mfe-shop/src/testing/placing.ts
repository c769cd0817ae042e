import { HttpError } from '@nireeka/contracts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'

export const PLACE = 'POST /api/checkout'
export const PAYMENT_PAGE = 'https://pay.example/session/1'
export const placed = { order_id: 7, number: 'NK-10007', redirect: PAYMENT_PAGE }

/** Returns an error that leaves open whether the order has reached the server. */
export const lost = () =>
  new HttpError({ status: 0, code: 'unreachable', message: "Can't reach server right now." })

/** Clicks the pay button as soon as it is enabled. */
export const pay = async (total = '$271.97') =>
  userEvent.click(await screen.findByRole('button', { name: `Order and pay · ${total}`, busy: false }))

/** Returns a function that gives these answers one after the other. */
export const inTurn =
  (...answers: unknown[]) =>
  () =>
    answers.shift()
