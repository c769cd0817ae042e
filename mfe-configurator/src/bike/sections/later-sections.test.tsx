import { createQueryClient, PlatformProvider } from '@nireeka/kit'
import { QueryClientProvider } from '@nireeka/kit/query'
import { BrowserRouter } from '@nireeka/kit/router'
import { fakeHttp, fakePlatform } from '@nireeka/kit/testing'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { sampleBike } from '../../sample-bike.ts'
import { toBuildableBike } from '../bike.api.ts'
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

const FROM_THE_SERVER = '<div class="sections"><p>From the server</p><a href="/x">A link of it</a></div>'
const replies = Object.fromEntries(
  Object.entries(sampleSections).map(([address, data]) => [`GET ${address.split('?')[0]}`, data]),
)

function hydrate() {
  const container = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => container.remove())
  container.innerHTML = FROM_THE_SERVER
  const platform = fakePlatform({ http: fakeHttp(replies).http })
  const queries = createQueryClient()
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

const near = () => act(async () => tell([{ isIntersecting: true }]))

// The code is loaded once for all tests of this file, so those come first that need it not to be.
test('a browser leaves the server’s HTML as it came, also when the builder changes', () => {
  const { container, rerender } = hydrate()
  rerender()
  expect(container.innerHTML).toBe(FROM_THE_SERVER)
})

test('code that doesn’t come says so and leaves the HTML, and can be tried again', async () => {
  const load = vi.spyOn(sectionsCode, 'load').mockRejectedValueOnce(new Error('No code'))
  hydrate()
  await near()
  expect(await screen.findByText('The rest of this page could not be loaded')).toBeTruthy()
  expect(screen.getByText('From the server')).toBeTruthy()
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
  expect(await screen.findByRole('heading', { name: 'Geometry' })).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
  load.mockRestore()
})

test('once the code is there, the sections are rendered with the page', async () => {
  const { container } = hydrateEmpty()
  expect(await screen.findByRole('heading', { name: 'Ride it first' })).toBeTruthy()
  expect(container.querySelectorAll('section').length).toBeGreaterThan(3)
})

function hydrateEmpty() {
  const platform = fakePlatform({ http: fakeHttp(replies).http })
  return render(
    <PlatformProvider value={platform}>
      <QueryClientProvider client={createQueryClient()}>
        <BrowserRouter>
          <LaterSections bike={toBuildableBike(sampleBike)} />
        </BrowserRouter>
      </QueryClientProvider>
    </PlatformProvider>,
  )
}
