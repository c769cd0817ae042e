import { button, heading, link, MAIN, text } from './target.ts'
import { answerConsent, logIn, test } from './test.ts'

test('a member logs in, looks over the dashboard, and opens an order', async ({ tab }) => {
  await tab.open('/login?continue=%2Fdashboard')
  await answerConsent(tab)
  await logIn(tab, 'anna@example.com')
  await tab.isAt(/^\/dashboard$/)
  await tab.see(text('Good to see you, Anna.'))
  await tab.see(heading(/^Under way$/))
  await tab.see(heading(/^Other orders$/))
  await tab.see(heading(/^Your bikes?$/))

  await tab.click(link('Orders'))
  await tab.isAt(/^\/dashboard\/orders$/)
  await tab.click(link(/^Order /, MAIN))
  await tab.isAt(/^\/dashboard\/orders\/\d+$/)
  await tab.see(heading(/^Order /, MAIN))
  await tab.see(button('Your account'))
})
