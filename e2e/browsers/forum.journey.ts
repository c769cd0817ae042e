import { newThread } from '../forum/thread-desk.ts'
import { newMember } from '../testing/shopper.ts'
import { button, label, link, MAIN, role } from './target.ts'
import { answerConsent, logIn, test } from './test.ts'

const WRITTEN = 'The studded ones, from November to March.'

test('a guest reads a thread, logs in, and replies', async ({ tab, site }) => {
  await newThread(site)
  await tab.open('/forum/1')
  await answerConsent(tab)
  await tab.click(link(/^Which tyres for winter/, MAIN))
  await tab.isAt(/^\/forum\/thread\/\d+/)
  await tab.read(role('article', /^Post 2 by /), /Reply 1 about tyres/)

  await tab.click(link('Log in to reply', MAIN))
  await logIn(tab, await newMember(site.address))
  await tab.isAt(/^\/forum\/thread\/\d+/)
  await tab.fill(label('Your reply'), WRITTEN)
  await tab.click(button('Post reply', MAIN))
  await tab.read(role('article', /^Post 3 by /), new RegExp(WRITTEN))
})
