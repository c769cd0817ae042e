import { expect, test } from 'vitest'

import { keptState, restoreState } from './kept-html.ts'

const HTML =
  '<details><summary>One</summary><input type="radio" name="a" checked><input type="radio" name="a"></details>' +
  '<details><summary>Two</summary><a href="/x">X</a></details>'

function box() {
  const element = document.body.appendChild(document.createElement('div'))
  element.innerHTML = HTML
  return element
}

test('what was opened, chosen and focused in one box is so in the next', () => {
  const first = box()
  const [, second] = first.querySelectorAll('details')
  second!.open = true
  first.querySelectorAll('input')[1]!.checked = true
  second!.querySelector('summary')!.focus()
  const kept = keptState(first)
  first.remove()

  const next = box()
  restoreState(next, kept)
  expect([...next.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true])
  expect([...next.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([false, true])
  expect(document.activeElement?.textContent).toBe('Two')
  next.remove()
})
