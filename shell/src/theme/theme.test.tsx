import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import { ThemeChoice } from './theme-choice.tsx'
import { THEME_SCRIPT } from './theme-script.ts'
import { shownTheme } from './theme.ts'

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.theme
})

const runScript = () => new Function(THEME_SCRIPT)() as void
const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).parentElement?.textContent

test('a chosen theme is shown at once, and before anything is drawn on the next page', async () => {
  render(<ThemeChoice />)
  expect(chosen()).toBe('Auto')
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect([chosen(), document.documentElement.dataset.theme]).toEqual(['Dark', 'dark'])

  delete document.documentElement.dataset.theme
  runScript()
  expect(shownTheme()).toBe('dark')
})

test('Auto keeps nothing and leaves the theme to the device', async () => {
  render(<ThemeChoice />)
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Auto' }))
  expect([localStorage.length, document.documentElement.dataset.theme]).toEqual([0, undefined])
})

test.each(['null', '"sepia"', '{', '1'])('what is not a theme, such as %s, changes nothing', (kept) => {
  localStorage.setItem('theme', kept)
  runScript()
  expect(shownTheme()).toBe('system')
})

test('another tab’s choice is shown here, too', async () => {
  render(<ThemeChoice />)
  localStorage.setItem('theme', '"dark"')
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(await screen.findByRole('radio', { name: 'Dark', checked: true })).toBeDefined()
  expect(shownTheme()).toBe('dark')
})

test('pictures for the dark theme follow the choice, and the system’s where there is none', async () => {
  document.body.innerHTML = '<picture><source data-dark media="(prefers-color-scheme: dark)"><img></picture>'
  const source = document.querySelector('source')!
  runScript()
  for (const [theme, media] of Object.entries({ dark: 'all', light: 'not all' })) {
    document.documentElement.dataset.theme = theme
    await vi.waitFor(() => expect(source.media).toBe(media))
  }
  delete document.documentElement.dataset.theme
  await vi.waitFor(() => expect(source.media).toBe('(prefers-color-scheme: dark)'))
  document.body.innerHTML = ''
})
