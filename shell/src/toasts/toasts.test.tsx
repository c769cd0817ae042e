import { TOAST_DRAG_PERCENT, TOAST_MS } from '@nireeka/contracts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast } from 'react-toastify/unstyled'

import { showToast } from './show-toast.tsx'
import { Toasts } from './toasts.tsx'

const WIDTH = 300
/** The duration in ms of a toast's leave animation. */
const LEAVING = 200

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/')
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH)
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  render(
    <>
      <input aria-label="Before" />
      <Toasts />
    </>,
  )
})
afterEach(() => {
  act(() => {
    toast.dismiss()
    vi.runAllTimers()
  })
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const show = (...toShow: Parameters<typeof showToast>) => act(() => void showToast(...toShow))
const told = () => screen.queryByRole('status')
const dismiss = () => screen.getByRole('button', { name: 'Dismiss' })

const pointer = (type: string, clientX: number) =>
  fireEvent(screen.getByRole('status'), new MouseEvent(type, { bubbles: true, clientX }))

function drag(share: number) {
  pointer('pointerdown', 0)
  pointer('pointermove', WIDTH * share)
  pointer('pointerup', WIDTH * share)
  wait(LEAVING)
}

test('toasts stand at the top right', () => {
  show('info', 'Hello')
  expect(told()?.parentElement?.className).toContain('top-right')
})

test('a toast closes by itself after 5000 ms, also where nothing is animated', () => {
  expect(TOAST_MS).toBe(5000)
  show('success', 'City helmet added to cart')
  wait(4999)
  expect(told()?.dataset['in']).toBe('true')
  wait(1 + LEAVING)
  expect(told()).toBeNull()
})

test('dragging by more than 80 percent of its width dismisses it, by less does not', () => {
  expect(TOAST_DRAG_PERCENT).toBe(80)
  show('info', 'Hello')
  drag(0.79)
  expect(told()).not.toBeNull()
  drag(0.81)
  expect(told()).toBeNull()
})

test('an error is announced at once, the rest when the reader pauses', () => {
  show('error', 'City helmet was removed from the cart')
  expect(screen.getByRole('alert').textContent).toContain('City helmet was removed from the cart')
  show('info', 'Hello')
  expect(screen.getByRole('status').textContent).toContain('Hello')
})

test('it stays while a pointer is on it', () => {
  show('info', 'Hello')
  wait(4000)
  fireEvent.mouseEnter(screen.getByRole('status'))
  wait(60_000)
  expect(told()).not.toBeNull()
  fireEvent.mouseLeave(screen.getByRole('status'))
  wait(1000 + LEAVING)
  expect(told()).toBeNull()
})

test('a toast that was dragged away holds no other one', () => {
  show('info', 'Hello')
  show('error', 'Can’t')
  act(() => screen.getByRole('status').focus())
  drag(0.9)
  expect(told()).toBeNull()
  wait(TOAST_MS + LEAVING)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('it stays while the keyboard has reached it, and gives it back when it is dismissed', () => {
  // After a text field the focus is always one that the browser shows.
  const before = screen.getByRole('textbox', { name: 'Before' })
  before.focus()
  show('info', 'Hello')
  fireEvent.keyDown(before, { key: 'Tab' })
  act(() => dismiss().focus())
  wait(60_000)
  expect(told()).not.toBeNull()
  fireEvent.click(dismiss())
  expect(document.activeElement).toBe(before)
  wait(LEAVING)
  expect(told()).toBeNull()
})

test('what was put into the cart leads on to cart and checkout; other toasts don’t', () => {
  show('success', 'City helmet added to cart', 'cart')
  expect(screen.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/shop/cart')
  expect(screen.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/shop/cart/checkout')
  show('info', 'Hello')
  expect(screen.getAllByRole('link')).toHaveLength(2)
})

test('following a way keeps the page and closes the toast', () => {
  show('success', 'City helmet added to cart', 'cart')
  fireEvent.click(screen.getByRole('link', { name: 'View cart' }))
  wait(LEAVING)
  expect(location.pathname).toBe('/shop/cart')
  expect(told()).toBeNull()
})

test('in the cart itself, a toast leads nowhere', () => {
  history.replaceState(null, '', '/shop/cart')
  show('success', 'City helmet added to cart', 'cart')
  expect(screen.queryByRole('link')).toBeNull()
  history.replaceState(null, '', '/')
})
