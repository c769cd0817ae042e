import type { Session } from '@nireeka/contracts'
import { fakeHttp, hydratePage, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'
import { padsPage } from '../testing/samples.ts'
import { guideData, guideList } from './samples.ts'

const GUIDE = 'GET /api/help-center/diagnosis/e15'
const LIST = 'GET /api/help-center/diagnosis'
const PART = 'GET /api/spares/1032'
const PATH = '/help-center/diagnosis/e15'

function open(path = PATH, replies: Record<string, unknown> = {}) {
  const { http } = fakeHttp({ [GUIDE]: guideData, [PART]: padsPage, [LIST]: { guides: [] }, ...replies })
  return renderRoutes(routes, path, { http })
}
const question = (name: string) => screen.findByRole('heading', { level: 2, name })
const answer = (name: string) => userEvent.click(screen.getByRole('link', { name }))

test('an answer leads to the next check, whose heading takes the focus, and the steps are in the address', async () => {
  open()
  expect(document.activeElement).not.toBe(await question('Is the magnet there?'))
  expect(screen.getByText('Switch the bike off first.')).toBeDefined()
  await answer('Yes')
  expect(document.activeElement).toBe(await question('Is the cable whole?'))
  expect(screen.getByRole('status').textContent).toBe('Check 2 of 2')
  expect(location.search).toBe('?steps=1')
  const tried = screen.getByRole('region', { name: 'What you have checked' })
  expect(within(tried).getByText('Is the magnet there?')).toBeDefined()
})

test('before the first check its number and the most checks are said, once', async () => {
  open()
  await question('Is the magnet there?')
  expect(screen.getByRole('status').textContent).toBe('Check 1 of up to 2')
  expect(screen.queryByText('Checks')).toBeNull()
  const caption = screen.getByText('The speed sensor on the chainstay, and the magnet on a spoke')
  const figure = caption.closest('figure')
  expect(figure).not.toBeNull()
  const marks = [...(figure?.querySelectorAll('svg text') ?? [])].map(({ textContent }) => textContent)
  expect(marks).toEqual(['Magnet', 'Sensor'])
})

const factsShown = () =>
  screen.queryAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])

test('before the first check it is said whether to ride on and what the checks take', async () => {
  open()
  await question('Is the magnet there?')
  expect(factsShown()).toEqual([
    ['Safe to ride?', 'Yes, without assistance'],
    ['Time', 'About 5 minutes'],
  ])
  await answer('Yes')
  expect(factsShown()).toEqual([])
})

test('what a guide doesn’t say is left out, and the time is then what its checks name', async () => {
  const [first, ...others] = guideData.checks
  const unsaid = { ...guideData, safe_to_ride: null, minutes: null }
  const { unmount } = open(PATH, { [GUIDE]: unsaid })
  await question('Is the magnet there?')
  expect(factsShown()).toEqual([])
  unmount()
  const help = 'It takes two minutes with a cloth.'
  open(PATH, { [GUIDE]: { ...unsaid, checks: [{ ...first, help }, ...others] } })
  await question('Is the magnet there?')
  expect(factsShown()).toEqual([
    ['Time', 'Two minutes'],
    ['Tools', 'A\u00A0cloth'],
  ])
})

test('a member’s only bike is the one that is meant', async () => {
  const session$ = new BehaviorSubject({ status: 'member', user: { id: 7 } } as Session)
  const bike = {
    order_bike_id: 5,
    title: 'Nireeka Nyx',
    image: '',
    size: 'M',
    serial_number: null,
    order_id: 1,
  }
  const { http } = fakeHttp({
    [GUIDE]: guideData,
    [LIST]: { guides: [] },
    'GET /api/spares/my-bikes': { bikes: [bike] },
  })
  renderRoutes(routes, PATH, { http, session$ })
  expect(await screen.findByRole('link', { name: 'Nireeka Nyx, size M', current: true })).toBeDefined()
  await answer('Yes')
  expect(location.search).toBe('?bike=5&steps=1')
})

test('who isn’t sure is led on, and the answer is kept', async () => {
  open(`${PATH}?steps=1`)
  await question('Is the cable whole?')
  await answer('Not sure')
  await question('Have a dealer look at it')
  expect(
    within(screen.getByRole('region', { name: 'What you have checked' })).getByText('Not sure'),
  ).toBeDefined()
})

test('guides about the same and the ways to us end the page', async () => {
  const others = [...guideList, { ...guideList[2], slug: 'e16', code: 'E16', title: 'Speed signal lost' }]
  open(PATH, { [LIST]: { guides: others } })
  const related = within(await screen.findByRole('navigation', { name: 'Related guides' }))
  expect(related.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'E16: Speed signal lost',
  ])
  const stuck = within(screen.getByRole('region', { name: 'Still stuck?' }))
  expect(stuck.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toContain('E15')
})

test('a shared link opens at its step, and an answer can be changed', async () => {
  open(`${PATH}?steps=1-3`)
  await question('That was it')
  expect(screen.getByRole('status').textContent).toBe('Result')
  await userEvent.click(screen.getByRole('link', { name: 'Change: Is the cable whole?' }))
  expect(document.activeElement).toBe(await question('Is the cable whole?'))
})

test('a part is shown with its price and a button that buys it', async () => {
  open(`${PATH}?steps=2`)
  await question('A new magnet')
  const parts = await screen.findByRole('list', { name: 'Spare parts' })
  expect(await within(parts).findByRole('button', { name: /^Add to cart/ })).toBeDefined()
})

test('a part that doesn’t fit the bike that was named can’t be bought here', async () => {
  const fits_bikes = [{ slug: 'nireeka-prime', title: 'Nireeka Prime' }]
  open(`${PATH}?steps=2&bike=nyx`, { [PART]: { ...padsPage, fits_bikes } })
  expect(await screen.findByText(/Doesn’t fit your Nireeka Nyx/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull()
})

test('a part that is gone says so, and leaves the rest as it is', async () => {
  open(`${PATH}?steps=2`, { [PART]: refusal(404, 'Gone.') })
  expect(await screen.findByText('One of the parts is no longer in the shop.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Write to support' })).toBeDefined()
})

test('the ticket names the bike and what was tried', async () => {
  open(`${PATH}?steps=1-1`)
  await question('Ask our workshop')
  await userEvent.click(screen.getByRole('link', { name: 'Nireeka Nyx' }))
  const to = screen.getByRole('link', { name: 'Write to support' }).getAttribute('href')!
  const { pathname, searchParams } = new URL(to, 'https://nireeka.example')
  expect([pathname, searchParams.get('subject')]).toEqual(['/contact', 'Nireeka Nyx: E15: No speed signal'])
  expect(searchParams.get('text')).toContain('1. Is the magnet there? – Yes')
})

test('a workshop visit leads to the dealers who mend this bike', async () => {
  open(`${PATH}?steps=1-2&bike=nyx`)
  await question('Have a dealer look at it')
  expect(screen.getByRole('link', { name: 'Find a workshop' }).getAttribute('href')).toBe(
    '/dealers?service=service&bike=nyx',
  )
})

test('what was tried can be printed', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  open(`${PATH}?steps=1`)
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('a guide that there isn’t leads on', async () => {
  open(PATH, { [GUIDE]: refusal(404, 'Gone.') })
  expect(await screen.findByRole('heading', { level: 1, name: 'We have no answer here' })).toBeDefined()
})

test('a guide comes as HTML at the step of its address, and is one page for search engines', async () => {
  const data = {
    '/api/help-center/diagnosis/e15': guideData,
    '/api/help-center/diagnosis': { guides: guideList },
  }
  const view = await hydratePage(routes, { url: `${PATH}?steps=1`, data })
  expect(view.status).toBe(200)
  expect(view.html).toContain('Is the cable whole?')
  expect(view.head).toMatchObject({ canonical: PATH, description: 'The motor stays off.', type: 'article' })
})
