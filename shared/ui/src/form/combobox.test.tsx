import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

import { Combobox } from './combobox.tsx'
import { Field } from './field.tsx'
import type { Suggestion, Suggestions } from './suggestions.ts'

const pads: Suggestion = { key: 1, label: 'Brake pad', details: 'NK-P-BRK-101' }
const lever: Suggestion = { key: 2, label: 'Brake lever' }
const guide: Suggestion = { key: 3, label: 'Change brake pads', link: <a href="/guide">.</a> }
const ready = (...items: Suggestion[]): Suggestions => ({ status: 'ready', groups: [{ items }] })

type Given = Partial<ComponentProps<typeof Combobox>>

function Page(given: Given) {
  const [value, setValue] = useState('')
  return (
    <form action="/results">
      <Field label="Search">
        <Combobox
          type="search"
          name="q"
          value={value}
          onValueChange={setValue}
          suggestions={ready(pads, lever)}
          {...given}
        />
      </Field>
    </form>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Search')

async function open(given: Given = {}) {
  render(<Page {...given} />)
  const before = field()
  await userEvent.type(before, 'brake')
  return before
}

test('without scripts it is a search field with its name and label', () => {
  const html = renderToString(<Page />)
  expect(html).toContain('type="search"')
  expect(html).toContain('name="q"')
  expect(html).not.toContain('role="combobox"')
  expect(html).not.toContain('style=')
})

test('typing opens the suggestions, and the field stays the same element with its caret', async () => {
  const before = await open()
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'Brake padNK-P-BRK-101',
    'Brake lever',
  ])
  expect(screen.getByRole('combobox', { name: 'Search', expanded: true })).toBe(before)
  expect(document.activeElement).toBe(before)
  expect(before.value).toBe('brake')
})

test('how many there are is said, and what was typed is marked', async () => {
  await open()
  await screen.findAllByRole('option')
  expect(screen.getByText('2 suggestions. Use the arrow keys to choose.')).toBeTruthy()
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Brake', 'Brake'])
})

test('arrow keys walk through the list and Enter takes a value into the field', async () => {
  const choose = vi.fn<(suggestion: Suggestion) => void>()
  await open({ onChoose: choose })
  await screen.findAllByRole('option')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const marked = document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
  expect(marked?.textContent).toBe('Brake lever')
  await userEvent.keyboard('{Enter}')
  expect(field().value).toBe('Brake lever')
  expect(choose).toHaveBeenCalledExactlyOnceWith(lever)
  expect(screen.queryByRole('option')).toBeNull()
})

test('a suggestion with a link is a link: the field keeps what was typed', async () => {
  const follow = vi.fn<(href: string | null) => void>()
  const link = (
    <a
      href="/guide"
      onClick={(event) => {
        event.preventDefault()
        follow(event.currentTarget.getAttribute('href'))
      }}
    >
      .
    </a>
  )
  await open({ suggestions: ready({ ...guide, link }) })
  await screen.findByRole('option', { name: /Change brake pads/ })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(follow).toHaveBeenCalledExactlyOnceWith('/guide')
  expect(field().value).toBe('brake')
  expect(screen.queryByRole('option')).toBeNull()
})

test('Escape closes the list and keeps the text', async () => {
  await open()
  await screen.findAllByRole('option')
  await userEvent.keyboard('{ArrowDown}{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
  expect(field().value).toBe('brake')
  expect(document.activeElement).toBe(field())
})

test('groups have their headings', async () => {
  await open({
    suggestions: {
      status: 'ready',
      groups: [
        { heading: 'Parts', items: [pads] },
        { heading: 'Articles', items: [guide] },
      ],
    },
  })
  expect(await screen.findByRole('group', { name: 'Articles' })).toBeTruthy()
})

test('nothing found is a sentence, not an empty list', async () => {
  await open({ suggestions: ready(), empty: 'Nothing fits.' })
  expect((await screen.findAllByText('Nothing fits.')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('option')).toBeNull()
})

test('nothing to suggest opens nothing', async () => {
  await open({ suggestions: { status: 'none' } })
  await screen.findByRole('combobox', { name: 'Search', expanded: false })
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('leaving the field closes the list', async () => {
  await open()
  await screen.findAllByRole('option')
  await userEvent.click(document.body)
  expect(screen.queryByRole('option')).toBeNull()
})

test('a list whose code comes late doesn’t open when the field has been left meanwhile', async () => {
  render(<Page />)
  const input = field()
  act(() => input.focus())
  fireEvent.change(input, { target: { value: 'brake' } })
  act(() => input.blur())
  await waitFor(() => expect(input.getAttribute('role')).toBe('combobox'))
  expect(input.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('listbox')).toBeNull()
})
