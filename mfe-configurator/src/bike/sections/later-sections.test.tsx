import { createQueryClient, PlatformProvider } from '@nireeka/kit'
import { QueryClientProvider } from '@nireeka/kit/query'
import { BrowserRouter } from '@nireeka/kit/router'
import { fakeHttp, fakePlatform } from '@nireeka/kit/testing'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { sampleBike } from '../../sample-bike.ts'
import { toBuildableBike } from '../bike.api.ts'
import { bikeAbout } from './about.api.ts'
import { LaterSections } from './later-sections.tsx'
import { sampleSections } from './sample-sections.ts'
import { sectionsCode } from './sections-code.ts'

type Tell = (entries: Array<Pick<IntersectionObserverEntry, 'isIntersecting'>>) => void

let tell: Tell
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Tell) {
        tell = callback
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const FROM_THE_SERVER =
  '<div class="sections"><p>From the server</p><form><select name="weight"><option value="75">75 kg</option><option value="95">95 kg</option></select></form></div>'
const replies = Object.fromEntries(
  Object.entries(sampleSections).map(([address, data]) => [`GET ${address.split('?')[0]}`, data]),
)
const near = () => act(async () => tell([{ isIntersecting: true }]))

/** Hydrates the place of the sections with the answers that came with the page. */
async function hydrate() {
  const container = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => container.remove())
  container.innerHTML = FROM_THE_SERVER
  const { http } = fakeHttp(replies)
  const platform = fakePlatform({ http })
  const queries = createQueryClient()
  await queries.prefetchQuery(bikeAbout(http, 'nireeka-prime'))
  const tree = () => (
    <PlatformProvider value={platform}>
      <QueryClientProvider client={queries}>
        <BrowserRouter>
          <LaterSections bike={toBuildableBike(sampleBike)} />
        </BrowserRouter>
      </QueryClientProvider>
    </PlatformProvider>
  )
  const { rerender } = render(tree(), { container, hydrate: true })
  return { container, rerender: () => rerender(tree()) }
}

// The code is loaded once for all tests of this file, so this one needs to be first.
test('a browser leaves the server’s HTML as it came, also when the builder changes', async () => {
  const { container, rerender } = await hydrate()
  rerender()
  expect(container.innerHTML).toBe(FROM_THE_SERVER)
})

test('code that doesn’t come is asked for again; then what was chosen and what had the focus stay', async () => {
  const load = vi.spyOn(sectionsCode, 'load').mockRejectedValueOnce(new Error('No code'))
  const { container } = await hydrate()
  await near()
  expect(await screen.findByText('The rest of this page could not be loaded')).toBeTruthy()
  expect(screen.getByText('From the server')).toBeTruthy()

  const select = container.querySelector('select')!
  select.value = '95'
  select.focus()
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
  const weight = await screen.findByLabelText<HTMLSelectElement>('Your weight')
  expect(weight.value).toBe('95')
  expect(document.activeElement).toBe(weight)
  expect(screen.getByRole('status').textContent).toContain('86\u00A0km')
  load.mockRestore()
})

/** Renders the place of the sections on a page that a link has led to. */
const open = () =>
  render(
    <PlatformProvider value={fakePlatform({ http: fakeHttp(replies).http })}>
      <QueryClientProvider client={createQueryClient()}>
        <BrowserRouter>
          <LaterSections bike={toBuildableBike(sampleBike)} />
        </BrowserRouter>
      </QueryClientProvider>
    </PlatformProvider>,
  )

test('a link to a section that isn’t rendered yet renders all of them, near or not', async () => {
  const loaded = vi.spyOn(sectionsCode, 'loaded').mockReturnValue(null)
  history.replaceState(null, '', '/#geometry')
  onTestFinished(() => {
    loaded.mockRestore()
    history.replaceState(null, '', '/')
  })
  open()
  expect(await screen.findByRole('heading', { name: 'Geometry' })).toBeTruthy()
})

test('code that is there already renders the sections with the page', async () => {
  const { container } = open()
  expect(await screen.findByRole('heading', { name: 'Ride it first' })).toBeTruthy()
  expect(container.querySelectorAll('section').length).toBeGreaterThan(2)
})
