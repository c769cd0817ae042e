import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { Button } from '../button/button.tsx'
import { MenuGroup, MenuItem, MenuLink, MenuRadioGroup, MenuSeparator } from './menu-items.tsx'
import { Menu } from './menu.tsx'

function show() {
  const edit = vi.fn<() => void>()
  const remove = vi.fn<() => void>()
  const sort = vi.fn<(value: string) => void>()
  render(
    <Menu trigger={<Button tone="secondary">More</Button>}>
      <MenuGroup label="This comment">
        <MenuItem icon="edit" onSelect={edit}>
          Edit
        </MenuItem>
        <MenuItem icon="lock" isDisabled onSelect={edit}>
          Lock
        </MenuItem>
        <MenuLink link={<a href="#rules">{null}</a>}>Rules</MenuLink>
      </MenuGroup>
      <MenuRadioGroup
        label="Order"
        value="new"
        options={[
          { value: 'new', label: 'Newest first' },
          { value: 'old', label: 'Oldest first' },
        ]}
        onChange={sort}
      />
      <MenuSeparator />
      <MenuItem icon="trash" tone="danger" onSelect={remove}>
        Delete
      </MenuItem>
    </Menu>,
  )
  return { edit, remove, sort, user: userEvent.setup() }
}

const button = () => screen.getByRole('button', { name: 'More' })
const item = (name: string) => screen.findByRole('menuitem', { name })
const isShut = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull())

test('the button opens the menu, an item does its work, shuts it and gives the focus back', async () => {
  const { edit, user } = show()
  expect(screen.queryByRole('menu')).toBeNull()
  await user.click(button())
  await user.click(await item('Edit'))
  expect(edit).toHaveBeenCalledOnce()
  await isShut()
  expect(document.activeElement).toBe(button())
})

test('a menu whose code was fetched on demand starts open, and is shut like any other', async () => {
  const edit = vi.fn<() => void>()
  render(
    <Menu trigger={<Button>More</Button>} startsOpen>
      <MenuItem onSelect={edit}>Edit</MenuItem>
    </Menu>,
  )
  await userEvent.click(await item('Edit'))
  expect(edit).toHaveBeenCalledOnce()
  await isShut()
})

test('arrow keys walk through the items, letters find one, Escape shuts the menu', async () => {
  const { remove, user } = show()
  button().focus()
  await user.keyboard('{ArrowDown}')
  const first = await item('Edit')
  await waitFor(() => expect(document.activeElement).toBe(first))
  await user.keyboard('del')
  const last = await item('Delete')
  await waitFor(() => expect(document.activeElement).toBe(last))
  await user.keyboard('{Escape}')
  await isShut()
  expect(remove).not.toHaveBeenCalled()
})

test('links are links, and groups have names', async () => {
  const { user } = show()
  await user.click(button())
  expect((await item('Rules')).getAttribute('href')).toBe('#rules')
  screen.getByRole('group', { name: 'This comment' })
})

test('a disabled item says so and does nothing', async () => {
  const { edit, user } = show()
  await user.click(button())
  const lock = await item('Lock')
  expect(lock.getAttribute('aria-disabled')).toBe('true')
  await user.click(lock)
  expect(edit).not.toHaveBeenCalled()
})

test('of radio items one is chosen, and choosing another tells which', async () => {
  const { sort, user } = show()
  await user.click(button())
  await screen.findByRole('menuitemradio', { name: 'Newest first', checked: true })
  await user.click(screen.getByRole('menuitemradio', { name: 'Oldest first', checked: false }))
  expect(sort).toHaveBeenCalledWith('old')
  await isShut()
})

test.each([
  { isFixed: true, position: 'fixed' },
  { isFixed: false, position: 'absolute' },
])('the menu of a button that is fixed ($isFixed) is $position', async ({ isFixed, position }) => {
  render(
    <Menu trigger={<Button tone="secondary">More</Button>} isFixed={isFixed} startsOpen>
      <MenuItem onSelect={vi.fn<() => void>()}>Edit</MenuItem>
    </Menu>,
  )
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(getComputedStyle(menu.parentElement!).position).toBe(position))
})
