import { renderPage } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { TextTable } from './text-table.tsx'

test('each value has its column’s name, which stands before it on a phone', () => {
  renderPage(
    <TextTable
      head={['What', 'What for', 'How long']}
      rows={[['Your height', 'To suggest a size', 'Until you clear it']]}
    />,
    '/privacypolicy',
  )
  const values = screen.getAllByRole('cell').map(({ dataset, textContent }) => [dataset.label, textContent])
  expect(values).toEqual([
    ['What for', 'To suggest a size'],
    ['How long', 'Until you clear it'],
  ])
})
