import { render } from '@testing-library/react'
import { expect, test } from 'vitest'

import { Price } from './price.tsx'

test.each([
  [1090, null, '$1,090'],
  [12.95, null, '$12.95'],
  [89, 109, '$89 instead of $109'],
  [89, 80, '$89'],
])('%d dollars, before %s, reads %s', (dollars, was, text) => {
  const { container } = render(<Price dollars={dollars} was={was} />)
  expect(container.textContent).toBe(text)
})
