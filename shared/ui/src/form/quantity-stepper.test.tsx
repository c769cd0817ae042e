import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { Icon } from '../icon/icon.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('plus and minus change the quantity by one', () => {
  const change = vi.fn<(value: number) => void>()
  render(<QuantityStepper label="Quantity of City helmet" value={2} onChange={change} />)
  expect(screen.getByRole('group', { name: 'Quantity of City helmet' })).toBeTruthy()
  press('One more')
  press('One less')
  expect(change.mock.calls).toEqual([[3], [1]])
})

test('the minus button does nothing when the count would fall below 1', () => {
  const change = vi.fn<(value: number) => void>()
  render(<QuantityStepper label="Quantity of City helmet" value={1} onChange={change} />)
  press('One less')
  expect(change).not.toHaveBeenCalled()
})

test('where the cart lets go of the last piece, minus at 1 says that it removes', () => {
  const change = vi.fn<(value: number) => void>()
  render(<QuantityStepper label="Quantity of City helmet" value={1} min={0} onChange={change} />)
  const { container } = render(<Icon name="minus" />)
  const remove = screen.getByRole('button', { name: 'Remove' })
  expect(remove.innerHTML).toBe(container.innerHTML)
  press('Remove')
  expect(change).toHaveBeenCalledExactlyOnceWith(0)
})

test('no more than what is in stock, and nothing while a change is under way', () => {
  const change = vi.fn<(value: number) => void>()
  const { rerender } = render(
    <QuantityStepper label="Quantity of Lock" value={5} max={5} onChange={change} />,
  )
  press('One more')
  rerender(<QuantityStepper label="Quantity of Lock" value={3} isBusy onChange={change} />)
  press('One more')
  press('One less')
  expect(change).not.toHaveBeenCalled()
})

function openTyped(value: number, min = 1) {
  const change = vi.fn<(value: number) => void>()
  render(<QuantityStepper label="Quantity of Bell" isTyped max={99} {...{ value, min }} onChange={change} />)
  return { change, input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of Bell' }) }
}

test.each([
  ['12', 12],
  ['0', 1],
  ['99', 99],
])('typing %j and going on asks for %i', (typed, requested) => {
  const { change, input } = openTyped(2)
  fireEvent.change(input, { target: { value: typed } })
  expect(change).not.toHaveBeenCalled()
  fireEvent.blur(input)
  expect(change).toHaveBeenCalledExactlyOnceWith(requested)
})

test.each(['', 'a lot', '-'])('typing %j changes nothing', (typed) => {
  const { change, input } = openTyped(2)
  fireEvent.change(input, { target: { value: typed } })
  fireEvent.blur(input)
  expect(change).not.toHaveBeenCalled()
  expect(input.value).toBe('2')
})

test('Enter takes what was typed, Escape puts back what was there', () => {
  const { change, input } = openTyped(2)
  fireEvent.change(input, { target: { value: '7' } })
  fireEvent.keyDown(input, { key: 'Escape' })
  expect(input.value).toBe('2')
  fireEvent.change(input, { target: { value: '8' } })
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(change).toHaveBeenCalledExactlyOnceWith(8)
})
