import { HttpError, TEXTS } from '@nireeka/contracts'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { type QueryState, QueryView } from './query-view.tsx'

type Names = readonly string[]

const refetch = vi.fn<() => void>()
const state = (given: Partial<QueryState<Names>>): QueryState<Names> => ({
  status: 'success',
  data: undefined,
  error: null,
  isPlaceholderData: false,
  refetch,
  ...given,
})
const failure = (status: number) =>
  state({ status: 'error', error: new HttpError({ status, code: 'error', message: 'The server is busy.' }) })

const show = (query: QueryState<Names>, more: Partial<Parameters<typeof QueryView<Names>>[0]> = {}) =>
  render(
    <QueryView query={query} skeleton={<p>Loading</p>} failed="No names right now" {...more}>
      {(names, isStale) => <p aria-busy={isStale}>{names.length} names</p>}
    </QueryView>,
  )

test('the skeleton holds the place until there is something', () => {
  show(state({ status: 'pending' }))
  expect(screen.getByText('Loading')).toBeTruthy()
})

test('a kind of page stands for its skeleton', () => {
  show(state({ status: 'pending' }), { skeleton: 'table' })
  expect(screen.getByRole('status').textContent).toBe('Loading…')
})

test('what was loaded is shown, marked while it is what was asked for before', () => {
  show(state({ data: ['Nyx'], isPlaceholderData: true }))
  expect(screen.getByText('1 names').getAttribute('aria-busy')).toBe('true')
})

test('a failure says why and can be tried again', () => {
  show(failure(500), { notFound: <p>Nobody</p> })
  expect(screen.getByRole('heading', { name: 'No names right now' })).toBeTruthy()
  expect(screen.getByText('The server is busy.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
})

test.each([
  [undefined, TEXTS.unreachable],
  ['A part of this page couldn’t be loaded.', 'A part of this page couldn’t be loaded.'],
])('a failure without a sentence of its own gets one', (reason, sentence) => {
  show(state({ status: 'error', error: new Error('chunk') }), { reason })
  expect(screen.getByText(sentence)).toBeTruthy()
})

test('a failure can be shown in another way', () => {
  show(failure(500), { failed: ({ message, retry }) => <button onClick={retry}>{message}</button> })
  expect(screen.getByRole('button', { name: 'The server is busy.' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([404, 422])('an answer %i is a page that was not found', (status) => {
  show(failure(status), { notFound: <p>Nobody</p> })
  expect(screen.getByText('Nobody')).toBeTruthy()
})

test('a page that is always there can only fail', () => {
  show(failure(404))
  expect(screen.getByRole('alert')).toBeTruthy()
})

test('an empty list says so if the page has words for it', () => {
  show(state({ data: [] }), { empty: <p>No names yet</p> })
  expect(screen.getByText('No names yet')).toBeTruthy()
})

test('a page can tell by itself what is empty', () => {
  show(state({ data: ['', ''] }), { empty: <p>No names yet</p>, isEmpty: (names) => !names.some(Boolean) })
  expect(screen.getByText('No names yet')).toBeTruthy()
})

test('an empty list without words for it is shown as it is', () => {
  show(state({ data: [] }))
  expect(screen.getByText('0 names')).toBeTruthy()
})
