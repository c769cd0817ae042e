import { renderPage } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'

import type { Builder, ColoursQuery } from '../bike-build/builder.ts'
import { buildOf, loadedColours, sampleBuilder } from '../bike-build/sample-builder.ts'
import { ColourStep } from './colour-step.tsx'
import type { Colour, ColourGroup } from './pick-colour.ts'

const colour = (id: number, name: string, more: Partial<Colour> = {}): Colour => ({
  id,
  name,
  swatch: '#3A3D40',
  price: 0,
  leadDays: 0,
  ralCodes: 0,
  ...more,
})
const groups: ColourGroup[] = [
  { type: 'Standard', colours: [colour(1, 'Graphite')] },
  { type: 'Pearlized', colours: [colour(5, 'Midnight Pearl', { price: 190, leadDays: 10 })] },
  {
    type: 'Custom',
    colours: [
      colour(8, 'One colour, your RAL code', { swatch: null, price: 490, leadDays: 31, ralCodes: 1 }),
      colour(9, 'Two-tone, your RAL codes', { swatch: null, price: 690, leadDays: 38, ralCodes: 2 }),
    ],
  },
]

const show = (overrides: Partial<Builder>) =>
  renderPage(
    <ColourStep builder={sampleBuilder({ build: buildOf([], { sizeId: 12 }), ...overrides })} />,
    '/',
  )

/** The colour step with a builder that keeps the chosen colour. */
function Page({ colourId, told }: { colourId: number; told?: (codes: readonly string[]) => void }) {
  const [build, setBuild] = useState(buildOf([], { sizeId: 12, colourId }))
  return (
    <>
      <ColourStep
        builder={sampleBuilder({
          build,
          colours: { ...loadedColours, data: groups },
          colour: groups.flatMap(({ colours }) => colours).find(({ id }) => id === build.colourId) ?? null,
          chooseColour: (id, ral = []) => {
            told?.(ral)
            setBuild({ ...build, colourId: id, ral })
          },
        })}
      />
      <button type="button" onClick={() => setBuild({ ...build, ral: ['3020'] })}>
        Elsewhere
      </button>
    </>
  )
}

test('colours stand in the groups Standard, Pearlized, Custom, with price and days', () => {
  show({ colours: { ...loadedColours, data: groups }, colour: groups[0]?.colours[0] ?? null })
  const legends = ['Standard', 'Pearlized', 'Custom']
  expect(
    screen
      .getAllByRole('group')
      .slice(1)
      .map((group) => group.querySelector('legend')?.textContent),
  ).toEqual(legends)
  expect(screen.getByRole('radio', { name: /Graphite Included/, checked: true })).toBeTruthy()
  expect(screen.getByRole('radio', { name: /Midnight Pearl \+\$190, \+10 days/ })).toBeTruthy()
})

test('choosing a colour tells the builder', async () => {
  const chooseColour = vi.fn()
  show({ colours: { ...loadedColours, data: groups }, colour: groups[0]?.colours[0] ?? null, chooseColour })
  await userEvent.click(screen.getByRole('radio', { name: /Midnight/ }))
  expect(chooseColour.mock.lastCall?.[0]).toBe(5)
})

const state = (more: Partial<ColoursQuery>): ColoursQuery => ({ ...loadedColours, data: undefined, ...more })

test('without a size there is nothing to paint yet, and a way to the sizes', async () => {
  const openStep = vi.fn()
  show({ build: buildOf([]), openStep })
  expect(screen.getByText(/Choose your size to see its colours/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Choose your size' }))
  expect(openStep).toHaveBeenCalledWith('size')
})

test('colours on their way are not colours that failed', () => {
  show({ colours: state({ isPending: true, isSuccess: false }), colour: null })
  expect(screen.getByText('Loading the colours…')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('colours that could not be loaded can be asked for again', async () => {
  const refetch = vi.fn(async () => undefined)
  show({ colours: state({ isError: true, isSuccess: false, refetch }), colour: null })
  expect(screen.getByText('The colours could not be loaded')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
})

test('a size without colours is not built', () => {
  show({ colours: state({ data: [] }), colour: null })
  expect(screen.getByText('This size isn’t built at the moment')).toBeTruthy()
})

test('a colour that the rider names takes its code as soon as it is known', async () => {
  const told = vi.fn()
  renderPage(<Page colourId={8} told={told} />, '/')
  const field = await screen.findByRole('textbox', { name: 'Your colour' })
  await userEvent.type(field, '502')
  expect(told).not.toHaveBeenCalled()
  await userEvent.type(field, '4')
  expect(told).toHaveBeenCalledExactlyOnceWith(['5024'])
  expect(screen.getByText('RAL 5024, blue')).toBeTruthy()
})

test('a code that RAL never gave is told when the field is left, and the build has none', async () => {
  const told = vi.fn()
  renderPage(<Page colourId={8} told={told} />, '/')
  const field = await screen.findByRole('textbox', { name: 'Your colour' })
  await userEvent.type(field, '5999')
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.tab()
  expect(screen.getByRole('alert').textContent).toMatch(/There’s no RAL 5999/)
  expect(told).not.toHaveBeenCalled()
})

test('two-tone asks for two codes', async () => {
  const told = vi.fn()
  renderPage(<Page colourId={9} told={told} />, '/')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Lower colour' }), '9001')
  expect(told).not.toHaveBeenCalled()
  await userEvent.type(screen.getByRole('textbox', { name: 'Upper colour' }), '5024')
  expect(told).toHaveBeenLastCalledWith(['5024', '9001'])
})

test('a code that changes elsewhere, by undo for example, stands in the field', async () => {
  renderPage(<Page colourId={8} />, '/')
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your colour' })
  await userEvent.type(field, '5024')
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(field.value).toBe('RAL 3020')
  expect(within(field.form ?? document.body).getByText('RAL 3020, red')).toBeTruthy()
})
