import { fakeHttp, hydratePage, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'
import { TEXT_ANSWERS, textAnswer } from '../testing/sample-texts.ts'

const open = (url: string) => hydratePage(routes, { url, data: TEXT_ANSWERS })

test('a text comes as HTML with its title, its description and the day of its last change', async () => {
  const { html, title, head } = await open('/terms')
  expect([title, head?.description]).toEqual(['Terms', 'The terms of buying from us.'])
  expect(html).toContain('<h2 id="order">2. Order and contract</h2>')
  expect(html).toContain('<h2 id="section-4">3. Law</h2>')
  expect(html).toContain('<a href="mailto:office@example.com">')
  expect(html).toContain('<time dateTime="2026-11-02">November 2, 2026</time>')
})

test('each clause says in a sentence what it is about, where the text has one for it', async () => {
  await open('/terms')
  const order = within(screen.getByRole('region', { name: '2. Order and contract' }))
  expect(order.getByText('Nothing is binding until you’ve paid.')).toBeDefined()
  expect(within(screen.getByRole('region', { name: '3. Law' })).getAllByRole('paragraph')).toHaveLength(1)
  expect(screen.queryByRole('heading', { name: 'In short' })).toBeNull()
})

test('the list of the clauses stays beside them', async () => {
  await open('/terms')
  const list = within(screen.getByRole('navigation', { name: 'On this page' }))
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#section-2',
    '#order',
    '#section-4',
  ])
})

test('a summary in words of its own stands beside the list of the sections, which is folded on a phone', async () => {
  await open('/privacypolicy')
  const links = screen.getAllByRole('link', { name: '1. What is needed' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#in-your-browser', '#in-your-browser'])
  expect(links[1]?.closest('details')?.open).toBe(false)
  expect(screen.queryByRole('link', { name: 'In short' })).toBeNull()
})

test('paragraphs with bars are a table', async () => {
  await open('/warranty')
  const row = screen.getByRole('row', { name: /^Motor/ })
  expect(within(row).getByRole('rowheader').textContent).toBe('Motor')
  expect(within(row).getByRole('cell').textContent).toBe('2 years')
})

test.each(['/terms', '/rrpolicy', '/privacypolicy'])('a legal page can be printed: %s', async (path) => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await open(path)
  await userEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }))
  expect(print).toHaveBeenCalledOnce()
  print.mockRestore()
})

test('a return can be started beside the heading', async () => {
  await open('/rrpolicy')
  expect(screen.getByRole('link', { name: 'Start a return' }).getAttribute('href')).toBe('/dashboard/orders')
  expect(screen.queryByRole('region', { name: 'In short' })).toBeNull()
})

test('the steps of a return stand above the list of its sections, which has them, too', async () => {
  await open('/rrpolicy')
  const list = screen.getAllByRole('navigation', { name: 'On this page' })[0]!
  const links = within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')!)
  expect(links.length).toBeGreaterThan(2)
  const [steps, ...rest] = links.map((link) => document.querySelector(link)!)
  expect(steps?.textContent).toBe('How it works')
  expect(steps!.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  for (const heading of rest) {
    expect(list.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  }
  expect(screen.getAllByRole('heading', { name: 'How it works' })).toHaveLength(1)
})

test('figures of which one is taken off are a sum of lines that begin with a capital, and the last is its total', async () => {
  const paragraphs = ['$4,000: paid', '−$140: for wear', '$3,860: back']
  const sections = [{ heading: 'An example', look: 'figures' as const, paragraphs }]
  const data = { '/api/texts/rrpolicy': textAnswer('rrpolicy', { sections }) }
  const { container } = await hydratePage(routes, { url: '/rrpolicy', data })
  const rows = [...container.querySelectorAll('dl[data-sum] > div')]
  expect(rows.map((row) => row.textContent)).toEqual(['Paid$4,000', 'For wear−$140', 'Back$3,860'])
})

test('a text with a summary of its own has no second one', async () => {
  await open('/privacypolicy')
  expect(screen.getAllByRole('heading', { name: 'In short' })).toHaveLength(1)
  expect(screen.queryByRole('region', { name: 'In short' })).toBeNull()
})

test('a page that shows no day of change has none', async () => {
  const { html } = await open('/about-us')
  expect(html).not.toContain('Last updated')
  expect(html).toContain('alt="A Prime in pine green"')
})

/** Opens About us with this id for its first section. */
const openAbout = (id: string) => {
  const { sections } = textAnswer('about-us').text
  const told = sections.map((section, place) => (place === 0 ? { ...section, id } : section))
  const data = { '/api/texts/about-us': textAnswer('about-us', { sections: told }) }
  return hydratePage(routes, { url: '/about-us', data })
}

test('a section of About us stands beside its picture', async () => {
  await openAbout('repair')
  const part = within(screen.getByRole('region', { name: 'Three bikes' }))
  expect(part.getByRole('img', { name: /^Chain, cassette/ })).toBeDefined()
  expect(
    within(screen.getByRole('region', { name: 'People' })).queryByRole('img', { name: /Chain/ }),
  ).toBeNull()
})

test('About us ends with the ways to the bikes and to a dealer', async () => {
  await open('/about-us')
  const onward = within(screen.getByRole('region', { name: 'Come for a ride' }))
  const links = onward.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/configurator', '/dealers'])
})

test.each([
  ['workshop', 'A finished Homie at one of our twelve benches.'],
  ['support', 'If this display shows an error code, support knows what to do.'],
])('the picture of the section “%s” says what it has to do with it', async (id, caption) => {
  await openAbout(id)
  const figure = within(screen.getByRole('region', { name: 'Three bikes' })).getByRole('figure')
  expect(figure.querySelector('figcaption')?.textContent).toBe(caption)
})

test('the section about our bikes shows each of them as a link to its page', async () => {
  await openAbout('bikes')
  const bikes = within(screen.getByRole('region', { name: 'Three bikes' }))
  expect(bikes.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/configurator/nireeka-prime',
    '/configurator/nireeka-homie',
    '/configurator/nyx',
  ])
})

test('About us begins with its heading and what we do, above its picture', async () => {
  await open('/about-us')
  const heading = screen.getByRole('heading', { level: 1, name: 'About us' })
  const picture = screen.getByRole('img', { name: 'A Prime in pine green' })
  expect(heading.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(heading.nextElementSibling?.textContent).toBe('Who we are.')
})

test('a section shows its paragraphs as figures, people or a timeline', async () => {
  await open('/about-us')
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['bikes', 'of test ride'])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['3', '10\u00A0km'])
  expect(screen.getByRole('heading', { level: 3, name: 'Ada Steward' }).parentElement?.textContent).toBe(
    'Ada StewardfounderWrite to ada@example.com.',
  )
  expect(screen.getByRole('link', { name: 'ada@example.com' })).toBeDefined()
  expect(screen.getByRole('heading', { level: 3, name: 'Emil' })).toBeDefined()
  const steps = within(screen.getByText('2019').closest('ol')!).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual(['2019We sell the first one.', '2021We open.'])
})

test('the tables of what is kept in a browser stand in the sections that name them', async () => {
  const { container } = await open('/privacypolicy')
  const [needed, consent] = container.querySelectorAll('table')
  expect(needed?.closest('details')?.open).toBe(false)
  expect(within(needed!.closest('details')!).getByRole('heading').textContent).toMatch(
    /^All \d+ entries, by name$/,
  )
  expect(within(needed!).getByRole('rowheader', { name: 'cartItems' })).toBeDefined()
  expect(within(consent!).getByRole('rowheader', { name: 'dealerPlace' })).toBeDefined()
  expect(document.getElementById('in-your-browser')?.textContent).toBe('1. What is needed')
})

test('markup in a text is shown as it was written', async () => {
  const hostile = '<img src=x onerror="alert(1)"><script>alert(1)</script>'
  const sections = [{ heading: hostile, paragraphs: [hostile, hostile] }]
  const data = { '/api/texts/terms': textAnswer('terms', { title: hostile, sections }) }
  const { container } = await hydratePage(routes, { url: '/terms', data })
  expect(container.querySelectorAll('img, script')).toHaveLength(0)
  expect(container.querySelector('h2[id="section-1"]')?.textContent).toBe(`1. ${hostile}`)
  expect(container.querySelector('h1')?.textContent).toBe(hostile)
})

test('a text that doesn’t come can be asked for again, and the settings below it are there', async () => {
  let isThere = false
  const { http } = fakeHttp({
    'GET /api/texts/privacypolicy': () =>
      isThere ? textAnswer('privacypolicy') : refusal(422, 'It is not there.'),
  })
  renderRoutes(routes, '/privacypolicy', { http })
  expect(await screen.findByText('This text can’t be shown right now')).toBeDefined()
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Cookie settings' })).toBeDefined()
  isThere = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('We don’t sell data.')).toBeDefined()
})
