import { expect, test } from 'vitest'

import { framedEmail } from './framed-email.ts'

const EMAIL =
  '<html><head><style>:root { color-scheme: light dark; }\n@media (prefers-color-scheme: dark) { .ink { color: white } }</style></head><body style="margin:0"><a href="https://bikes.example/" style="color:red">Go</a></body></html>'

test('a framed email has no inline styles and no links, which the page’s policy and its reader are spared', () => {
  const { source } = framedEmail(EMAIL, 'light')
  expect(source).not.toMatch(/<style| style=| href=/)
  expect(source).toContain('<body data-style="margin:0">')
})

test('it is light or dark whatever the device is', () => {
  expect(framedEmail(EMAIL, 'dark').sheet).toContain('color-scheme: dark')
  expect(framedEmail(EMAIL, 'dark').sheet).toContain('@media all {')
  expect(framedEmail(EMAIL, 'light').sheet).toContain('@media not all {')
})
