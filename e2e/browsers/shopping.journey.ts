import { newMember } from '../testing/shopper.ts'
import { DEMO_PASSWORD } from '../testing/site.ts'
import { button, dialog, heading, label, link, MAIN, radio, role, text } from './target.ts'
import { answerConsent, test } from './test.ts'

const CART = dialog('Your cart')
const section = (name: string) => role('region', name)

test('a guest buys a helmet, from the home page to the thanks', async ({ tab, site }) => {
  await tab.open('/')
  await answerConsent(tab)
  await tab.click(link(/accessories/i, MAIN))
  await tab.isAt(/^\/shop\/accessories$/)
  await tab.see(role('heading', 'Accessories', MAIN))
  await tab.click(link(/City helmet with light/))
  await tab.see(heading('City helmet with light'))
  for (const name of ['M', 'Chalk']) await tab.click(radio(name))
  await tab.click(button('Add to cart'))
  await tab.see(text(/City helmet with light, M, Chalk added to cart/))

  await tab.click(button('Cart, 1 item'))
  await tab.see(text(/Order total/, CART))
  await tab.click(link('View cart', CART))
  await tab.isAt(/^\/shop\/cart$/)
  await tab.click(link('Continue to Payment', MAIN))
  await tab.isAt(/^\/shop\/cart\/checkout$/)
  const member = await newMember(site.address)
  await tab.fill(label('Email', MAIN), member)
  await tab.click(button('Log in', MAIN))
  await tab.isAt(/^\/login/)
  // The email is filled in already.
  await tab.fill(label('Password'), DEMO_PASSWORD)
  await tab.click(button('Log in'))
  await tab.isAt(/^\/shop\/cart\/checkout$/)

  await tab.fill(label('Street address'), '18 Harbor Street')
  await tab.fill(label('City'), 'Seattle')
  await tab.choose(label('State'), 'Washington')
  await tab.fill(label('ZIP code'), '98101')
  for (const name of ['Delivery address', 'Shipping method', 'Payment']) {
    await tab.click(button('Continue', section(name)))
  }
  await tab.click(button(/^Order and pay · \$/))
  await tab.isAt(/^\/api\/sandbox\//)
  await tab.click(button(/^Pay \$/))
  await tab.see(heading(/Thank you/))
  await tab.see(button('Cart, empty'))
})
