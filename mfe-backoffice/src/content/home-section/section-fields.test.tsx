import { fakeHttp, renderPage } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'

import { staff } from '../../sample-staff.ts'
import { errorsBelow, type Section } from './section.ts'
import { SectionFields } from './section-fields.tsx'

/** Opens the fields of a section; returns it as it is by then. */
function open(first: Section, errors: unknown = {}) {
  const now = { section: first }
  function Page() {
    const [section, setSection] = useState(first)
    return (
      <SectionFields
        section={section}
        errorAt={errorsBelow(errors)}
        onChange={(next) => {
          now.section = next
          setSection(next)
        }}
      />
    )
  }
  const { http } = fakeHttp({
    'GET /api/backoffice/promo-codes/products': [
      { id: 7, title: 'Bell', number: 'B-7', kind: 'accessory' },
      { id: 3, title: 'Lamp', number: 'L-3', kind: 'accessory' },
    ],
  })
  renderPage(<Page />, '/backoffice', { http, session$: staff(9) })
  return now
}

const FAQ: Section = {
  type: 'faq',
  data: {
    title: 'Good to know',
    items: [
      { question: 'One?', answer: '1' },
      { question: 'Two?', answer: '2' },
      { question: 'Three?', answer: '3' },
    ],
  },
}
const ORDER: Section = {
  type: 'order',
  data: {
    sections: [
      { type: 'hero', isShown: true },
      { type: 'quotes', isShown: true },
      { type: 'spin_to_win', isShown: true },
    ],
  },
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const questionsOf = ({ section }: { section: Section }) =>
  section.type === 'faq' ? section.data.items.map(({ question }) => question) : []
const orderOf = ({ section }: { section: Section }) => (section.type === 'order' ? section.data.sections : [])

test('entries are moved by the keyboard, and the focus goes with them', async () => {
  const now = open(FAQ)
  button('Move Question 2 down').focus()
  await userEvent.keyboard('{Enter}')
  expect(questionsOf(now)).toEqual(['One?', 'Three?', 'Two?'])
  expect(screen.getByRole('status').textContent).toBe('Question 2 is now in place 3 of 3.')
  // The last place has no way down.
  expect(document.activeElement).toBe(button('Move Question 3 up'))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(button('Move Question 2 up'))
  await userEvent.keyboard(' ')
  expect(questionsOf(now)).toEqual(['Two?', 'One?', 'Three?'])
  expect(document.activeElement).toBe(button('Move Question 1 down'))
})

test('entries are added, written and removed', async () => {
  const now = open(FAQ)
  await userEvent.click(button('Add Question'))
  const group = screen.getByRole('group', { name: 'Question 4' })
  await userEvent.type(group.querySelector('input')!, 'Four?')
  expect(questionsOf(now)).toEqual(['One?', 'Two?', 'Three?', 'Four?'])
  await userEvent.click(button('Remove Question 1'))
  expect(questionsOf(now)).toEqual(['Two?', 'Three?', 'Four?'])
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Question 1' }))
})

test('a sentence stands at the field of its entry, and one about all of them above', () => {
  open(FAQ, {
    items: { 1: { question: { message: 'This field is required.' } }, message: 'Two entries are the same.' },
  })
  const group = screen.getByRole('group', { name: 'Question 2' })
  expect(group.textContent).toContain('This field is required.')
  expect(screen.getByText('Two entries are the same.').getAttribute('role')).toBe('alert')
})

test('sections are hidden and moved by the keyboard; the first one stays', async () => {
  const now = open(ORDER)
  await userEvent.click(screen.getByRole('checkbox', { name: 'What riders say' }))
  expect(button('Move What riders say up').disabled).toBe(true)
  button('Move Spin to win up').focus()
  await userEvent.keyboard('{Enter}')
  expect(orderOf(now)).toEqual([
    { type: 'hero', isShown: true },
    { type: 'spin_to_win', isShown: true },
    { type: 'quotes', isShown: false },
  ])
  expect(document.activeElement).toBe(button('Move Spin to win down'))
  expect(screen.queryByRole('checkbox', { name: 'Opening picture' })).toBeNull()
})

test('accessories have their titles, and change places', async () => {
  const now = open({ type: 'accessories', data: { title: 'Fits', productIds: [7, 3] } })
  await userEvent.click(await screen.findByRole('button', { name: 'Move Lamp up' }))
  expect(now.section).toEqual({ type: 'accessories', data: { title: 'Fits', productIds: [3, 7] } })
  await userEvent.click(button('Remove Bell'))
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Lamp'))
})

test('a picture is chosen by its name', async () => {
  const now = open({
    type: 'story',
    data: {
      eyebrow: 'New',
      title: 'Story',
      text: 'Once',
      image: '/pictures/hero.webp',
      alt: 'A bike',
      action: { text: 'Read', href: '/about-us' },
    },
  })
  await userEvent.selectOptions(screen.getByLabelText('Picture'), 'nyx graphite side')
  expect(now.section.data).toMatchObject({ image: '/pictures/bikes/nyx-graphite-side.webp' })
})
