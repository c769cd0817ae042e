import type { TicketFileKind } from '@nireeka/contracts/api'
import { expect, test } from 'vitest'

import { isFileKind, isReally } from './file-kind.ts'

const BEGINNINGS: Record<TicketFileKind, string> = {
  'image/jpeg': '\xff\xd8\xff\xe0\x00\x10JFIF',
  'image/png': '\x89PNG\r\n\x1a\n\x00\x00',
  'image/webp': 'RIFF\x24\x00\x00\x00WEBPVP8 ',
  'video/mp4': '\x00\x00\x00\x18ftypmp42',
  'application/pdf': '%PDF-1.7\n',
}
const KINDS = Object.keys(BEGINNINGS) as TicketFileKind[]
const bytesOf = (text: string) => Buffer.from(text, 'latin1')

test.each(KINDS.flatMap((said) => KINDS.map((real) => [said, real] as const)))(
  'what is said to be %s and begins like %s is told apart',
  (said, real) => {
    expect(isReally(said, bytesOf(BEGINNINGS[real]))).toBe(said === real)
  },
)

test.each(['<html><script>', 'MZ\x90\x00', '', 'P', 'RIFF', '\x00\x00\x00\x18free'])(
  '%j is of no kind',
  (text) => {
    expect(KINDS.filter((kind) => isReally(kind, bytesOf(text)))).toEqual([])
  },
)

test.each(['text/html', 'image/svg+xml', '__proto__', 'toString', ''])('%s is not taken', (kind) => {
  expect(isFileKind(kind)).toBe(false)
})
