import { expect, test } from 'vitest'

import { lookAfterwards } from './look-afterwards.ts'

/** Waits until all pending promises have settled. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** A choice that is shown when the test says so. */
function open() {
  const log: string[] = []
  const ends = new Map<string, { done: () => void; fail: () => void }>()
  const show = (next: string) =>
    new Promise<void>((resolve, reject) => {
      const done = () => {
        log.push(`shown ${next}`)
        resolve()
      }
      ends.set(next, { done, fail: () => reject(new Error('no such part')) })
    })
  const bike = lookAfterwards(show, (piece) => log.push(`at ${piece}`))
  return { log, bike, end: (choice: string) => ends.get(choice)! }
}

test('the camera goes to a piece when what was chosen there is shown', async () => {
  const { log, bike, end } = open()
  void bike.show('carbon rims')
  bike.frame('wheels')
  await settle()
  expect(log).toEqual([])
  end('carbon rims').done()
  await settle()
  expect(log).toEqual(['shown carbon rims', 'at wheels'])
})

test('with nothing on its way it goes at once, and after a choice that failed, too', async () => {
  const { log, bike, end } = open()
  bike.frame('saddle')
  await settle()
  expect(log).toEqual(['at saddle'])
  const failing = bike.show('no part of ours')
  bike.frame('fork')
  end('no part of ours').fail()
  await expect(failing).rejects.toThrow('no such part')
  await settle()
  expect(log).toEqual(['at saddle', 'at fork'])
})

test('what is wanted last is looked at in the end, whichever choice is shown first', async () => {
  const { log, bike, end } = open()
  void bike.show('slow')
  bike.frame('fork')
  void bike.show('quick')
  bike.frame('saddle')
  end('quick').done()
  await settle()
  end('slow').done()
  await settle()
  expect(log.at(-1)).toBe('at saddle')
})
