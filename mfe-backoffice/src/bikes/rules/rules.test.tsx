import { HttpError } from '@nireeka/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { openCatalogue, record } from '../open-catalogue.tsx'
import { adminRule, breaksSamples, effects, sampleBuild } from '../sample-catalogue.ts'

const RULE = 'GET /api/backoffice/rules/3'
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('rules stand in sentences', async () => {
  const {
    when_parts: _when,
    then_parts: _then,
    sizes: _sizes,
    speed_limit_kmh: _limit,
    repair_parts: _repair,
    ...row
  } = adminRule()
  openCatalogue('/backoffice/rules?kind=excludes', {
    'GET /api/backoffice/rules': { items: [row], page: 1, per_page: 50, total: 1 },
  })
  expect((await screen.findByRole('link', { name: 'R3' })).getAttribute('href')).toBe('/backoffice/rules/3')
  expect(screen.getByText(/^Kickstand excludes Belt drive\./)).toBeTruthy()
})

test('a rule is checked as it is typed, and what would change is listed', async () => {
  const problem = 'They touch.'
  const broken = { title: 'Nyx max', count: 1, problem, changes: [] }
  const changed = {
    title: 'Nireeka Prime, M, Graphite',
    count: 3,
    problem: null,
    changes: ['Range 90 → 92 km'],
  }
  const asked = record(
    effects({
      samples: { total: 1, broken: 1, builds: [broken] },
      saved: { total: 3, broken: 0, builds: [changed] },
    }),
  )
  openCatalogue('/backoffice/rules/3', {
    [RULE]: adminRule(),
    'POST /api/backoffice/rules/check': asked.reply,
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Remove Belt drive/ }))
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Excludes sizes')
  await userEvent.click(screen.getByRole('checkbox', { name: 'S' }))
  await press('Check builds')
  const samples = within(await screen.findByRole('region', { name: 'Sample builds' }))
  expect(samples.getByText(/^Sample builds: 1 could no longer be ordered/)).toBeTruthy()
  expect(samples.getByText(problem)).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Saved builds' }).textContent).toContain('(3)Range 90 → 92 km')
  expect(asked.sent[0]?.body).toEqual({
    id: 3,
    rule: {
      kind: 'excludes_size',
      when_parts: [2004],
      then_parts: [],
      sizes: ['S'],
      speed_limit_kmh: null,
      repair_parts: [],
      text: 'They touch.',
    },
  })
})

test('a rule that can’t be saved says so', async () => {
  openCatalogue('/backoffice/rules/3', {
    [RULE]: adminRule(),
    'POST /api/backoffice/rules/check': effects({
      refusal: 'Nireeka Prime can’t be built in its standard form.',
    }),
  })
  await press('Check builds')
  expect(await screen.findByText('Nireeka Prime can’t be built in its standard form.')).toBeTruthy()
})

test('a new rule that breaks sample builds is saved only when that is confirmed', async () => {
  const made = record(breaksSamples(), adminRule({ id: 101, name: 'R101' }))
  const { confirm } = openCatalogue('/backoffice/rules/new', {
    'POST /api/backoffice/rules': made.reply,
    'GET /api/backoffice/rules/101': adminRule({ id: 101, name: 'R101' }),
  })
  await userEvent.selectOptions(await screen.findByLabelText('When one of these is chosen'), '2004')
  await userEvent.selectOptions(screen.getByLabelText('One of these is needed'), '403')
  await userEvent.type(screen.getByLabelText('Text'), 'They belong together.')
  await press('Create')
  expect(await screen.findByRole('heading', { level: 1, name: 'Rule R101' })).toBeTruthy()
  expect(confirm.mock.calls[0]?.[0].text).toContain('Nyx max')
  expect(made.sent[1]?.body).toMatchObject({
    kind: 'requires',
    when_parts: [2004],
    then_parts: [403],
    accept_broken: true,
  })
})

test('a rule without parts isn’t sent', async () => {
  const { calls } = openCatalogue('/backoffice/rules/new', {})
  await userEvent.type(await screen.findByLabelText('Text'), 'Nothing.')
  await press('Create')
  expect((await screen.findAllByText('Choose at least one part.')).length).toBeGreaterThan(0)
  expect(calls).not.toContain('POST /api/backoffice/rules')
})

test('of two admins the later one sees both versions', async () => {
  const stale = new HttpError({ status: 409, code: 'stale_version', message: 'It has changed.' })
  const read = record(adminRule(), adminRule({ text: 'They hit each other.', version: 3 }))
  openCatalogue('/backoffice/rules/3', { [RULE]: read.reply, 'POST /api/backoffice/rules/3': stale })
  await userEvent.type(await screen.findByLabelText('Text'), ' Always.')
  await press('Save')
  expect(await screen.findByText('Someone else has saved changes to this')).toBeTruthy()
  expect(screen.getByText('They hit each other.')).toBeTruthy()
})

test('a rule is deleted, and the list follows', async () => {
  const gone = record(null)
  const list = { items: [], page: 1, per_page: 50, total: 0 }
  const { notify } = openCatalogue('/backoffice/rules/3', {
    [RULE]: adminRule(),
    'POST /api/backoffice/rules/3/delete': gone.reply,
    'GET /api/backoffice/rules': list,
  })
  await press('Delete')
  expect(await screen.findByText('There are no rules yet')).toBeTruthy()
  expect(gone.sent[0]?.body).toEqual({ version: 2, accept_broken: false })
  expect(notify).toHaveBeenCalledWith('success', 'Rule R3 deleted.')
})

test('sample builds stand with what they come to, and new totals can be accepted', async () => {
  const actual = { ...sampleBuild().actual, price: 4590 }
  const changes = ['Midnight Pearl: Price $190 → $290']
  const differing = sampleBuild({ actual, is_as_expected: false, changes })
  const accepted = record({ items: [sampleBuild({ expected: actual, actual, version: 2 })] })
  openCatalogue('/backoffice/build-check', {
    'GET /api/backoffice/sample-builds': { items: [differing] },
    'POST /api/backoffice/sample-builds/1/expected': accepted.reply,
  })
  expect(await screen.findByText('1 of 1 builds differ.')).toBeTruthy()
  expect(screen.getByRole('row', { name: /^Price/ }).textContent).toBe('Price$4,490$4,590')
  expect(screen.getByText('Midnight Pearl: Price $190 → $290')).toBeTruthy()
  await press('Accept these totals')
  await waitFor(() => expect(screen.getByText('All 1 builds are as expected.')).toBeTruthy())
  expect(accepted.sent[0]?.body).toEqual({ version: 1 })
})
