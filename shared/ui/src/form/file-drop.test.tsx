import { fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { expect, test } from 'vitest'

import { Field } from './field.tsx'
import { FileDrop } from './file-drop.tsx'

const picture = (name: string, bytes = 2000) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png', lastModified: 1 })

function Page(given: Partial<ComponentProps<typeof FileDrop>>) {
  const [files, setFiles] = useState<File[]>([])
  return (
    <Field label="Pictures" hint="Up to 5 MB each.">
      <FileDrop files={files} onFilesChange={setFiles} {...given} />
    </Field>
  )
}

const input = () => screen.getByLabelText<HTMLInputElement>('Pictures')
const names = () =>
  screen.queryAllByRole('listitem').map((item) => item.firstElementChild?.textContent ?? item.textContent)

test('chosen files are listed with their size, and counted for readers', async () => {
  render(<Page />)
  await userEvent.upload(input(), [picture('fork.png'), picture('wheel.png', 3_200_000)])
  const list = within(screen.getByRole('list', { name: 'Chosen files' }))
  expect(list.getByText('fork.png')).toBeTruthy()
  expect(list.getByText('3.2 MB')).toBeTruthy()
  expect(screen.getByText('2 files chosen.')).toBeTruthy()
})

test('a file can be taken out again, and the focus goes back to the field', async () => {
  render(<Page />)
  await userEvent.upload(input(), [picture('fork.png'), picture('wheel.png')])
  await userEvent.click(screen.getByRole('button', { name: 'Remove fork.png' }))
  expect(names()).toEqual(['wheel.png'])
  expect(document.activeElement).toBe(input())
})

test('what can’t be taken is said in a sentence, and what fits is taken all the same', () => {
  render(<Page limits={{ kinds: ['image/*'], kindsLabel: 'a picture', maxFiles: 2 }} />)
  const film = new File(['film'], 'film.mp4', { type: 'video/mp4' })
  fireEvent.change(input(), { target: { files: [film, picture('fork.png')] } })
  expect(screen.getByRole('alert').textContent).toBe('“film.mp4” isn’t supported. Choose a picture.')
  expect(screen.getByText('1 file chosen.')).toBeTruthy()
})

test('a picture can be pasted', () => {
  render(<Page />)
  fireEvent.paste(input(), { clipboardData: { files: [picture('screenshot.png')] } })
  expect(names()).toEqual(['screenshot.png'])
})

test('where one file is asked for, one can be chosen', () => {
  render(<Page limits={{ maxFiles: 1, kinds: ['.pdf'] }} />)
  expect(input().multiple).toBe(false)
  expect(input().accept).toBe('.pdf')
  expect(screen.getByText('Choose a file')).toBeTruthy()
})
