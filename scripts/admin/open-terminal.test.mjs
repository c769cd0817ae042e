import { PassThrough } from 'node:stream'

import { expect, test } from 'vitest'

import { openTerminal } from './open-terminal.mjs'

function open(isTerminal = true) {
  const [input, output] = [new PassThrough(), new PassThrough({ encoding: 'utf8' })]
  const terminal = openTerminal({ input, output, isTerminal })
  return { input, terminal, shown: () => output.read() ?? '' }
}

test('what is typed is shown, except for a secret', async () => {
  const { input, terminal, shown } = open()
  const email = terminal.ask('Email: ')
  input.write('ada@shop.test\r')
  expect(await email).toBe('ada@shop.test')
  expect(shown()).toMatch(/Email: .*ada@shop\.test/s)

  const password = terminal.askSecretly('Password: ')
  // A backspace makes a terminal draw the line again.
  for (const key of [...'kettlex', '\u007F', '\r']) input.write(key)
  expect(await password).toBe('kettle')
  const seen = shown()
  expect(seen).toContain('Password: ')
  expect(seen).not.toMatch(/[ket]/)

  const name = terminal.ask('Name: ')
  input.write('Ada\r')
  expect([await name, shown()]).toEqual(['Ada', expect.stringMatching(/Name: .*Ada/s)])
  terminal.close()
})

test('answers may come from a file, all at once', async () => {
  const { input, terminal } = open(false)
  input.end('ada@shop.test\nkettle\n')
  expect(await terminal.ask('Email: ')).toBe('ada@shop.test')
  expect(await terminal.askSecretly('Password: ')).toBe('kettle')
  await expect(terminal.ask('Name: ')).rejects.toThrow('There was no answer.')
})
