import { expect, test } from 'vitest'

import { adoptOrStart } from './adopt-or-start.ts'

const yes = async () => true
const no = async () => false
const join = async () => 'a connection'
const fail = (reason: string) => () => Promise.reject(new Error(reason))

test('a server that answers is adopted', async () => {
  const outcome = await adoptOrStart({ isRunning: yes, start: fail('not needed'), join })
  expect(outcome).toEqual({ user: 'a connection', isAdopted: true })
})

test('one that is dead and still listed is waited for, then started', async () => {
  let looks = 0
  const isRunning = async () => ++looks < 4
  const joinStarted = async () => (looks < 4 ? fail('no answer')() : 'a connection')
  expect(await adoptOrStart({ isRunning, start: yes, join: joinStarted }, 1)).toMatchObject({
    isAdopted: false,
  })
  expect(looks).toBe(4)
})

test('one that neither starts nor answers is given up with the reason', async () => {
  const attempt = adoptOrStart({ isRunning: no, start: fail('no space left'), join }, 0)
  await expect(attempt).rejects.toMatchObject({ cause: new Error('no space left') })
})

test('who stops meanwhile does not go on trying', async () => {
  const stopping = new AbortController()
  const start = async () => {
    stopping.abort(new Error('stopped'))
    throw new Error('not yet')
  }
  await expect(adoptOrStart({ isRunning: no, start, join, signal: stopping.signal }, 0)).rejects.toThrow(
    'stopped',
  )
})
