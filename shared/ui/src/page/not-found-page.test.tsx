import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'

import { NotFoundPage } from './not-found-page.tsx'

const Link = ({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) => (
  <a href={to} {...rest}>
    {children}
  </a>
)

test('an address that leads nowhere has a page with ways on', () => {
  render(
    <NotFoundPage
      title="We have no answer here"
      text="The address may be mistyped."
      waysOn={[
        { label: 'Help centre', to: '/help-center' },
        { label: 'Spare parts', to: '/shop/spares' },
      ]}
      link={(to) => <Link to={to} />}
    />,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'We have no answer here' })).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Help centre', '/help-center'],
    ['Spare parts', '/shop/spares'],
  ])
  expect(screen.queryByRole('img')).toBeNull()
})
