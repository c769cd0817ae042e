import { open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'
import { command, price, tab } from './builder.ts'

test('a build is undone, started over and got back, and its address opens it for somebody else', async ({
  page,
  browser,
  site,
}) => {
  await open(page, '/configurator/nireeka-prime?size=13&color=5&step=components')
  await page.getByRole('radio', { name: /^Belt drive/ }).click()
  await tab(page, 'Accessories').click()
  await page.getByRole('checkbox', { name: /^Rear rack/ }).click()
  await expect(price(page)).toContainText('$5,559')

  await test.step('undo by the menu, redo by key', async () => {
    await command(page, 'Undo')
    await expect(price(page)).not.toContainText('$5,559')
    await page.keyboard.press('Control+Shift+z')
    await expect(price(page)).toContainText('$5,559')
  })

  await test.step('starting over asks first and can be undone', async () => {
    const question = page.getByRole('alertdialog')
    await command(page, 'Start over')
    await question.getByRole('button', { name: 'Keep my choices' }).click()
    await expect(question).toBeHidden()
    await expect(price(page)).toContainText('$5,559')
    await command(page, 'Start over')
    await question.getByRole('button', { name: 'Start over' }).click()
    await expect(price(page)).toContainText('$4,490')
    await command(page, 'Undo')
    await expect(price(page)).toContainText('$5,559')
  })

  await test.step('the address is the build', async () => {
    await expect(page).toHaveURL(/build=1-d-5-.*step=accessories|step=accessories.*build=1-d-5-/)
    const other = await browser.newContext({ baseURL: site.address })
    const friend = await other.newPage()
    await open(friend, page.url())
    await expect(price(friend)).toContainText('$5,559')
    await expect(tab(friend, 'Colour')).toContainText('Midnight Pearl')
    await expect(friend.getByRole('checkbox', { name: /^Rear rack/ })).toBeChecked()
    await other.close()
  })
})
