import { expect, test } from 'vitest'

import { CONFIRMATIONS } from './confirmations.ts'
import {
  ADMIN_FLAG,
  BADGE_YEAR,
  COLOUR_TYPES,
  COPYRIGHT_YEAR,
  DEFAULT_COUNTRY_ID,
  DESCRIPTION_PREVIEW_LENGTH,
  DEVICE_WIDTHS,
  EMAIL_PREVIEW_LENGTH,
  HTTP_TIMEOUT_MS,
  LAZY_MARGIN_PX,
  METRICS,
  MODAL_CLOSE_MS,
  PICTURE_QUALITY,
  REMEMBER_DAYS,
  TEXTS,
  TOAST_DRAG_PERCENT,
  TOAST_MS,
  UPGRADE_CATEGORY,
} from './constants.ts'

/** The specification's business constants and limits (section 9), as it writes them. */
test.each([
  ['HTTP_TIMEOUT_MS', HTTP_TIMEOUT_MS, 60_000],
  ['DEFAULT_COUNTRY_ID', DEFAULT_COUNTRY_ID, 222],
  ['ADMIN_FLAG', ADMIN_FLAG, 9],
  ['UPGRADE_CATEGORY', UPGRADE_CATEGORY, 3],
  ['DESCRIPTION_PREVIEW_LENGTH', DESCRIPTION_PREVIEW_LENGTH, 25],
  ['EMAIL_PREVIEW_LENGTH', EMAIL_PREVIEW_LENGTH, 19],
  ['MODAL_CLOSE_MS', MODAL_CLOSE_MS, 200],
  ['TOAST_MS', TOAST_MS, 5000],
  ['TOAST_DRAG_PERCENT', TOAST_DRAG_PERCENT, 80],
  ['LAZY_MARGIN_PX', LAZY_MARGIN_PX, 200],
  ['PICTURE_QUALITY', PICTURE_QUALITY, 75],
  ['COPYRIGHT_YEAR', COPYRIGHT_YEAR, 2021],
  ['BADGE_YEAR', BADGE_YEAR, 2022],
])('%s', (_name, constant, value) => {
  expect(constant).toBe(value)
})

test('a remembered login lasts 2592000000 ms', () => {
  expect(REMEMBER_DAYS * 24 * 60 * 60 * 1000).toBe(2_592_000_000)
})

test('pictures have device widths from 640 to 3840', () => {
  expect([DEVICE_WIDTHS[0], DEVICE_WIDTHS.at(-1)]).toEqual([640, 3840])
})

test('there are six performance metrics and three colour types in their order', () => {
  expect(METRICS).toEqual(['power', 'max_speed', 'practicality', 'suspension', 'range', 'weight'])
  expect(COLOUR_TYPES).toEqual(['Standard', 'Pearlized', 'Custom'])
})

/** The error catalogue (section 8), to the letter. */
test('every text of the error catalogue is its own', () => {
  expect(TEXTS).toEqual({
    unreachable: "Can't reach server right now.",
    expired: 'Your login is expired. Try logging in again.',
    signedOut: 'Signed out successfully!',
    saveFailed: "Couldn't save your configured bike on server.",
    newsletterTaken: 'The email has already been taken.',
    newsletterFailed: "Sorry, we couldn't check. Try again later.",
    emptyCart: 'There is no item in your shopping cart!',
  })
  const { deleteComment, hideThread, closeTicket, deleteAddress, deletePaymentRecord } = CONFIRMATIONS
  expect(
    [deleteComment, hideThread, closeTicket, deleteAddress, deletePaymentRecord].map(({ text }) => text),
  ).toEqual([
    'This comment will be deleted permanently.',
    'Only admins and the author will be able to see this thread. You can make it visible any time.',
    'Tickets can be opened again by admins.',
    'This action is not reversible.',
    'This action is not reversible.',
  ])
})
