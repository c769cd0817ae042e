import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Tabs } from './tabs.tsx'

type View = 'about' | 'reviews' | 'questions'

function Product({ first = 'about' }: { first?: View }) {
  const [view, setView] = useState<View>(first)
  return (
    <Tabs
      label="About the helmet"
      value={view}
      onChange={setView}
      tabs={[
        { value: 'about', label: 'About', panel: 'A light helmet.' },
        { value: 'reviews', label: 'Reviews', count: 12, panel: 'It fits.' },
        { value: 'questions', label: 'Questions', isDisabled: true, panel: 'None.' },
      ]}
    />
  )
}

test('one view at a time, and pressing a tab opens its view', async () => {
  render(<Product />)
  expect(screen.getByRole('tablist', { name: 'About the helmet' })).toBeTruthy()
  expect(screen.getByRole('tabpanel', { name: 'About' }).textContent).toBe('A light helmet.')
  await userEvent.click(screen.getByRole('tab', { name: 'Reviews 12' }))
  expect(screen.getByRole('tabpanel', { name: 'Reviews 12' }).textContent).toBe('It fits.')
  expect(screen.queryByText('A light helmet.')).toBeNull()
})

test('the view that the page names is open, so an address can lead to it', () => {
  render(<Product first="reviews" />)
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Reviews 12')
})

test('arrow keys walk along the tabs, Enter opens', async () => {
  render(<Product />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Reviews 12' }))
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('It fits.')).toBeTruthy()
})

test('the open view comes with the HTML, without a style attribute', () => {
  const html = renderToString(<Product first="reviews" />)
  expect(html).toContain('It fits.')
  expect(html).not.toContain('style=')
})
