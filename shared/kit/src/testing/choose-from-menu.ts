import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Opens the menu of a saved build by its name, and chooses one of its items. For tests. */
export async function chooseFromMenu(build: string, item: string) {
  await userEvent.click(await screen.findByRole('button', { name: `More for the saved ${build}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}
