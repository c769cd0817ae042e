import { button, dialog, heading, MAIN, radio, role, tabNamed } from './target.ts'
import { answerConsent, test } from './test.ts'

const PICTURE = role('img', 'Nireeka Prime', MAIN)

test('without WebGL a bike is built by its picture, and put in the cart', async ({ tab }) => {
  await tab.open('/configurator/nireeka-prime')
  await answerConsent(tab)
  const first = await tab.picture(PICTURE)
  await tab.dontSee(button('Turn it in 3D'))
  await tab.click(radio(/^M/))
  await tab.click(button('Next: Colour'))
  await tab.see(heading('Colour'))
  await tab.click(radio(/^Chalk/))
  await tab.picture(PICTURE, first)
  await tab.read(tabNamed(/^Colour/), /Chalk/)
  await tab.isAt(/build=1-/)
  await tab.dontSee(button('Turn it in 3D'))

  await tab.click(tabNamed(/^Summary/))
  await tab.click(button('Add to cart'))
  await tab.click(button(/^Cart, 1 item/))
  await tab.read(dialog('Your cart'), /Nireeka Prime, M, Chalk/)
})
