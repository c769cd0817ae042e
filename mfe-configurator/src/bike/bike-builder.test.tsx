import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'
import { sampleBike, sampleColours, sampleDates } from '../sample-bike.ts'

const replies = {
  'GET /api/configurator/nireeka-prime': sampleBike,
  'GET /api/countries': { countries: [] },
  'GET /api/configurator/colors/available/1/11': sampleColours,
  'GET /api/configurator/colors/available/1/12': sampleColours,
  'GET /api/configurator/colors/get-date/1/11/1': sampleDates,
  'GET /api/configurator/colors/get-date/1/12/1': sampleDates,
  'GET /api/configurator/colors/get-date/1/12/5': sampleDates,
}

function open(query = '', confirm = vi.fn(async () => true)) {
  renderRoutes(routes, `/configurator/nireeka-prime${query}`, {
    http: fakeHttp(replies).http,
    confirm,
  })
  return confirm
}

// A key press would start the 3D view; these tests turn on data saving, so that it doesn't.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => vi.unstubAllGlobals())

const radio = (name: RegExp) => screen.findByRole('radio', { name })
const tab = (name: RegExp) => screen.findByRole('tab', { name })
const atAddress = (search: string) => waitFor(() => expect(location.search).toBe(search))
/** Chooses a command of the builder’s menu. */
async function command(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'More for this build' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}
const spoken = (text: RegExp) => screen.findByText(text, { selector: 'output' })

test('what was chosen is undone and done again, by the menu and by key', async () => {
  open('?step=size')
  await userEvent.click(await radio(/^M ?Riders/))
  await atAddress('?step=size&build=1-c')
  await userEvent.click(await radio(/^S ?Riders/))
  await atAddress('?step=size&build=1-b')

  await command('Undo')
  await atAddress('?step=size&build=1-c')
  await userEvent.keyboard('{Control>}z{/Control}')
  await atAddress('?step=size')
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await atAddress('?step=size&build=1-c')
  await userEvent.keyboard('{Control>}y{/Control}')
  await atAddress('?step=size&build=1-b')
  await command('Undo')
  await command('Redo')
  await atAddress('?step=size&build=1-b')
  await userEvent.click(screen.getByRole('button', { name: 'More for this build' }))
  const redo = await screen.findByRole('menuitem', { name: 'Redo' })
  expect(redo.getAttribute('aria-disabled')).toBe('true')
})

test('starting over asks first, returns everything to defaults, and can be undone', async () => {
  const confirm = open('?build=1-c-5--jj')
  await command('Start over')
  expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ kind: 'alert', isDangerous: true }))
  await atAddress('')
  await command('Undo')
  await atAddress('?build=1-c-5--jj')
})

test('who doesn’t want to start over keeps everything', async () => {
  open(
    '?build=1-c-5--jj',
    vi.fn(async () => false),
  )
  await command('Start over')
  expect((await tab(/Components/)).textContent).toContain('1 change')
  expect(location.search).toBe('?build=1-c-5--jj')
})

test('no choice is a step of the browser’s history, and going back restores what the address says', async () => {
  open('?step=size')
  const before = history.length
  await userEvent.click(await radio(/^M ?Riders/))
  await atAddress('?step=size&build=1-c')
  expect(history.length).toBe(before)
  act(() => {
    history.pushState(null, '', '?step=size&build=1-b')
    history.replaceState(null, '', '?step=size&build=1-b')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await waitFor(async () =>
    expect((await radio(/^S ?Riders/)) as HTMLInputElement).toHaveProperty('checked', true),
  )
})

test('steps are tabs: arrow keys walk, Enter opens, and the focus goes to the step’s heading', async () => {
  open()
  const size = await tab(/Size/)
  act(() => size.focus())
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(await tab(/Components/))
  await userEvent.keyboard('{Enter}')
  const heading = await screen.findByRole('heading', { level: 2, name: 'Components' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await atAddress('?step=components')
  expect(await screen.findByText('Carbon rims')).toBeTruthy()
})

test('the one main button walks through the steps, and in the summary it orders', async () => {
  open()
  for (const step of ['Colour', 'Components', 'Upgrades', 'Accessories', 'Summary']) {
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: `Next: ${step}` }))
    expect(await screen.findByRole('heading', { level: 2, name: step })).toBeTruthy()
  }
  expect(screen.getByText('Step 6 of 6')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull()
})

test('the menu has the focus when it is open, and gives it back', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'More for this build' }))
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  const button = screen.getByRole('button', { name: 'More for this build' })
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('an address leads into the middle: step and build', async () => {
  open('?build=1-c-1--jj&step=components')
  expect(await screen.findByRole('heading', { level: 2, name: 'Components' })).toBeTruthy()
  expect(((await radio(/Carbon rims/)) as HTMLInputElement).checked).toBe(true)
})

test('a change is spoken once, with price and effect', async () => {
  open('?build=1-c-1&step=components')
  await userEvent.click(await radio(/Carbon rims/))
  expect(await spoken(/^Carbon rims chosen\. \$5,480\. Range up 3 km\. Weight down 0\.7 kg\.$/)).toBeTruthy()
})
