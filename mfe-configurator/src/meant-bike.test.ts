import { expect, test } from 'vitest'

import { meantBike } from './meant-bike.ts'

const bikes = ['Nireeka Prime', 'Nireeka Homie', 'Nireeka Nyx'].map((title) => ({ title }))

test.each([
  ['/configurator/nireeka-nyx', 'Nireeka Nyx'],
  ['/configurator/Homie_2', 'Nireeka Homie'],
  ['/configurator/prime/engine', 'Nireeka Prime'],
  ['/configurator/nireeka', undefined],
  ['/configurator/lynx', undefined],
  ['/configurator/%F0%9F%9A%B2', undefined],
])('%s means %s', (path, title) => {
  expect(meantBike(path, bikes)?.title).toBe(title)
})
