import { MODAL_CLOSE_MS } from '@nireeka/contracts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Drawer } from './drawer.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  HTMLElement.prototype.setPointerCapture = () => undefined
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const onScreen = (kind: 'phone' | 'wide') =>
  vi.stubGlobal('matchMedia', () => ({ matches: kind === 'phone' }))

function show() {
  const close = vi.fn<() => void>()
  render(
    <Drawer title="Filters" onClose={close} actions={<button type="button">Show 12 bikes</button>}>
      <label>
        Up to <input />
      </label>
    </Drawer>,
  )
  return close
}

/** Pulls the drawer's head down by `way` pixels within `ms` milliseconds. */
function pull(way: number, ms: number) {
  const head = screen.getByRole('heading', { name: 'Filters' })
  const pointer = (type: string, clientY: number, timeStamp: number) => {
    const event = new MouseEvent(type, { bubbles: true, clientY })
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    fireEvent(head, event)
  }
  pointer('pointerdown', 100, 0)
  pointer('pointermove', 100 + way, ms)
  pointer('pointerup', 100 + way, ms)
}

const wait = () => act(() => vi.advanceTimersByTime(MODAL_CLOSE_MS))

test('a drawer is a named dialog that starts at its first field and closes 200 ms after its cross was pressed', async () => {
  const close = show()
  screen.getByRole('dialog', { name: 'Filters' })
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Up to' })))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(close).not.toHaveBeenCalled()
  wait()
  expect(close).toHaveBeenCalledOnce()
})

test('on a phone a flick at its head sends it away', () => {
  onScreen('phone')
  const close = show()
  pull(80, 60)
  wait()
  expect(close).toHaveBeenCalledOnce()
})

test('on a phone a short, slow pull lets it spring back', () => {
  onScreen('phone')
  const close = show()
  Object.defineProperty(screen.getByRole('dialog'), 'clientHeight', { value: 600 })
  pull(80, 600)
  wait()
  expect(close).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog').style.translate).toBe('')
})

test('at the side of a wide screen it is not pulled away', () => {
  onScreen('wide')
  const close = show()
  pull(400, 60)
  wait()
  expect(close).not.toHaveBeenCalled()
})
