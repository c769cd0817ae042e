import { Button } from '../button/button.tsx'
import type { Stories } from '../story.ts'
import { MenuGroup, MenuItem, MenuLink, MenuRadioGroup, MenuSeparator } from './menu-items.tsx'
import { Menu } from './menu.tsx'

const rest = () => undefined
const button = <Button tone="secondary">More</Button>

export const stories: Stories = {
  Shut: () => (
    <Menu trigger={button}>
      <MenuItem onSelect={rest}>Edit</MenuItem>
    </Menu>
  ),
  'Items, a link and a dangerous one': () => (
    <Menu trigger={button} align="start" isOpen>
      <MenuItem icon="edit" onSelect={rest}>
        Edit
      </MenuItem>
      <MenuItem icon="lock" isDisabled onSelect={rest}>
        Lock (only admins)
      </MenuItem>
      <MenuLink icon="info" link={<a href="#rules">{null}</a>}>
        Rules of the forum
      </MenuLink>
      <MenuSeparator />
      <MenuItem icon="trash" tone="danger" onSelect={rest}>
        Delete
      </MenuItem>
    </Menu>
  ),
  'Groups and a choice': () => (
    <Menu trigger={<Button tone="secondary">Sort and show</Button>} align="start" isOpen>
      <MenuRadioGroup
        label="Order"
        value="new"
        options={[
          { value: 'new', label: 'Newest first' },
          { value: 'liked', label: 'Most liked first' },
          { value: 'old', label: 'Oldest first' },
        ]}
        onChange={rest}
      />
      <MenuGroup label="This thread">
        <MenuItem icon="eye" onSelect={rest}>
          Hide
        </MenuItem>
      </MenuGroup>
    </Menu>
  ),
  'Long texts': () => (
    <Menu trigger={button} align="start" isOpen>
      <MenuItem icon="download" onSelect={rest}>
        Download the printed manual of this bike, with all its parts and upgrades, as one file
      </MenuItem>
      <MenuItem onSelect={rest}>Donaudampfschifffahrtsgesellschaftskapitänspatent herunterladen</MenuItem>
    </Menu>
  ),
  'More than fits': () => (
    <Menu trigger={button} align="start" isOpen>
      {Array.from({ length: 20 }, (_, index) => (
        <MenuItem key={index} onSelect={rest}>
          Frame number {index + 1}
        </MenuItem>
      ))}
    </Menu>
  ),
}
