import { renderPage } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'

import type { Builder } from '../bike-build/builder.ts'
import { buildOf, sampleBuilder } from '../bike-build/sample-builder.ts'
import { Problems } from './problems.tsx'

const GERMANY = { id: 82, name: 'Germany', isServed: true, speedLimit: 25 }

function Page({ start, overrides = {} }: { start: Builder['build']; overrides?: Partial<Builder> }) {
  const [build, apply] = useState(start)
  return (
    <>
      <Problems builder={sampleBuilder({ build, apply, ...overrides })} />
      <output>{build.partIds.join(' ')}</output>
    </>
  )
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

test('a bike that fits together says nothing aloud', () => {
  renderPage(<Page start={buildOf([])} />, '/')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(buttons()).toEqual([])
})

test('what does not fit is an alert with every way out of it', async () => {
  renderPage(<Page start={buildOf([105])} />, '/')
  expect(screen.getByRole('alert').textContent).toMatch(/needs the stronger brakes/)
  expect(buttons()).toEqual(['Change to 4-piston hydraulic, +$220', 'Change to 750 W mid-drive, −$690'])
  await userEvent.click(screen.getByRole('button', { name: /4-piston/ }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('105 503')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Everything fits together.')
})

test('an accessory that does not fit can be taken off', () => {
  renderPage(<Page start={buildOf([803, 2003])} />, '/')
  expect(buttons()).toEqual(['Change to Alloy flat bar, −$219', 'Remove Front basket, −$69'])
})

test('a part that the size has no room for is told with the size’s reason', () => {
  renderPage(<Page start={buildOf([207], { sizeId: 11 })} />, '/')
  expect(screen.getByRole('alert').textContent).toMatch(/no room for a second battery/)
  expect(buttons()).toContain('Change to 840 Wh, −$850')
})

test('the law of the rider’s country stands where the country is chosen, not here', () => {
  renderPage(<Page start={buildOf([])} overrides={{ country: GERMANY }} />, '/')
  expect(screen.queryByText(/Your country lets/)).toBeNull()
})
