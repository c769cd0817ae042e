import { renderPage } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'

import { SectionsFields } from './sections-fields.tsx'
import type { SectionValues } from './text-values.ts'

const section = (heading: string, more: Partial<SectionValues> = {}): SectionValues => ({
  heading,
  paragraphs: [`${heading}.`],
  ...more,
})

/** Shows the sections; returns them as they are by now. */
function open(first: SectionValues[]) {
  const changed = vi.fn<(sections: SectionValues[]) => void>()
  function Form() {
    const [sections, setSections] = useState(first)
    const change = (next: SectionValues[]) => {
      changed(next)
      setSections(next)
    }
    return <SectionsFields sections={sections} errors={null} onChange={change} />
  }
  renderPage(<Form />)
  return () => changed.mock.lastCall?.[0] ?? first
}

const button = (name: string) => screen.getByRole('button', { name })
const headings = (sections: SectionValues[]) => sections.map(({ heading }) => heading)
const focused = () => (document.activeElement as HTMLInputElement).value

test('a section is moved by keyboard, and the focus stays with it', async () => {
  const read = open([section('One'), section('Two'), section('Three')])
  button('Move up: section 3').focus()
  await userEvent.keyboard('{Enter}')
  expect(headings(read())).toEqual(['One', 'Three', 'Two'])
  expect(focused()).toBe('Three')
  expect(screen.getByText('Now section 2 of 3.')).toBeDefined()
  button('Move down: section 1').focus()
  await userEvent.keyboard('{Enter}')
  expect(headings(read())).toEqual(['Three', 'One', 'Two'])
  expect(focused()).toBe('One')
  expect(screen.getAllByLabelText<HTMLTextAreaElement>('Text').map(({ value }) => value)).toEqual([
    'Three.',
    'One.',
    'Two.',
  ])
})

test('a section is added at the end and written at once; empty lines begin a paragraph', async () => {
  const read = open([section('One')])
  await userEvent.click(button('Add a section'))
  await userEvent.keyboard('Two')
  await userEvent.type(screen.getAllByLabelText('Text')[1]!, 'First.{Enter}{Enter}Second.{Enter}')
  await userEvent.type(screen.getAllByLabelText(/^Address/)[1]!, 'two')
  expect(read()[1]).toEqual({ id: 'two', heading: 'Two', paragraphs: ['First.', 'Second.'] })
})

test('a section is removed, but neither the only one nor one with a table', async () => {
  const read = open([section('One', { table: 'needed-entries' }), section('Two')])
  expect(screen.queryByRole('button', { name: 'Remove section 1' })).toBeNull()
  await userEvent.click(button('Remove section 2'))
  expect(headings(read())).toEqual(['One'])
  expect(focused()).toBe('One')
})

test('a new question is in the group of the last one', async () => {
  const read = open([section('Why?', { group: 'Riding' })])
  await userEvent.click(button('Add a question'))
  expect(read()[1]).toEqual({ group: 'Riding', heading: '', paragraphs: [] })
})

test('a section with a look says how its paragraphs are read, and keeps the look when it is changed', async () => {
  const read = open([section('Numbers', { look: 'figures', paragraphs: ['3: bikes'] })])
  expect(screen.getByText(/each paragraph as a figure/)).toBeDefined()
  await userEvent.type(screen.getByLabelText('Text'), '{Enter}{Enter}59: parts')
  expect(read()[0]).toEqual({ heading: 'Numbers', look: 'figures', paragraphs: ['3: bikes', '59: parts'] })
})
