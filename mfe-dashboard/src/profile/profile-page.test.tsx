import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'

const anna = {
  name: 'Anna',
  last_name: 'Berg',
  email: 'anna@example.com',
  avatar: null,
  user_name: 'anna-b',
  unit: 0,
}

const open = (replies: Record<string, unknown> = {}) =>
  renderRoutes(routes, '/dashboard/profile', {
    http: fakeHttp({ 'GET /api/me': anna, ...replies }).http,
  })

test('the profile shows name, email and user name', async () => {
  open()
  expect(await screen.findByText('Anna Berg')).toBeTruthy()
  expect(screen.getByText('anna@example.com')).toBeTruthy()
  expect(screen.getByText('anna-b')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeTruthy()
})

test('the profile names the units and leads to where they are changed', async () => {
  open({ 'GET /api/me': { ...anna, unit: 1 } })
  expect(await screen.findByText('Miles, pounds, inches')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'settings' }).getAttribute('href')).toBe('/dashboard/settings')
})

test('a profile that could not be loaded says why', async () => {
  open({ 'GET /api/me': refusal(500, 'Down.') })
  expect(await screen.findByText('Down.')).toBeTruthy()
})
