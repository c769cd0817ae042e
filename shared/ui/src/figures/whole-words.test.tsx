import { render } from '@testing-library/react'
import { expect, test } from 'vitest'

import { WholeWords } from './whole-words.tsx'

const kept = (text: string) => {
  const { container } = render(<WholeWords text={text} />)
  expect(container.textContent).toBe(text)
  return [...container.querySelectorAll('span')].map((span) => span.textContent)
}

test('a word with a short beginning stays on one line, and the text is as it was', () => {
  expect(kept('Brake pad set, 2-piston, for an e-bike')).toEqual(['2-piston,', 'e-bike'])
})

test('other words may break', () => {
  expect(kept('Quick-release skewer')).toEqual([])
  expect(kept('Saddle')).toEqual([])
})
