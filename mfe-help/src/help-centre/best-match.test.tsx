import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'

const hit = { id: 8, title: 'Winter storage', group: 'Battery and charging', excerpt: 'Take it indoors.' }
const page = { page: 1, per_page: 10, total: 2, corrected: null }

/** Opens the results; guides, threads and parts don't come, and are left out. */
function open(items: unknown[]) {
  const { http } = fakeHttp({ 'GET /api/help-center/search': { ...page, items } })
  renderRoutes(routes, '/help-center/search?q=winter', { http })
}

test('the best article shows its answer with the searched words marked, and leads to the whole', async () => {
  const answer = 'Keep the battery dry in winter. Charge it to 60 %.'
  const other = { ...hit, id: 9, title: 'Tyres in the cold', answer: null }
  open([{ ...hit, answer }, other])
  const whole = await screen.findByRole('link', { name: 'Read the whole article: Winter storage' })
  expect(whole.getAttribute('href')).toBe('/help-center/topics/8')
  const best = whole.closest('li')!
  expect(best.textContent).toContain(answer)
  expect(best.textContent).not.toContain('Take it indoors.')
  expect([...best.querySelectorAll('p mark')].map(({ textContent }) => textContent)).toEqual(['winter'])
  expect(screen.getAllByRole('link', { name: /^Read the whole article/ })).toHaveLength(1)
})
