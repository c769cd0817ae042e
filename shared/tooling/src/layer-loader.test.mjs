import { expect, test } from 'vitest'

import layerLoader from './layer-loader.cjs'

/**
 * @param {string} resourcePath
 * @param {string} layer
 */
const load = (resourcePath, layer) =>
  layerLoader.call({ resourcePath, getOptions: () => ({ layer }) }, '.a { color: red }')

test.each([
  ['/home/mfe-shop/src/cart/line.module.css', 'remote', '@layer remote {'],
  ['/home/shell/src/frame/header.module.css', 'shell', '@layer shell {'],
  ['/home/shared/ui/src/button/button.module.css', 'remote', '@layer ui {'],
  ['C:\\home\\shared\\ui\\src\\button\\button.module.css', 'shell', '@layer ui {'],
])('the styles of %s in a build of the layer %s begin with %s', (file, layer, start) => {
  expect(load(file, layer)).toBe(`${start}\n.a { color: red }\n}\n`)
})
