import { storyLink } from '../story-row.tsx'
import type { Stories } from '../story.ts'
import { ActiveChip, Chip, ChipLink, ChipList } from './chip.tsx'

const CATEGORIES = [
  ['Helmets', 2],
  ['Bags', 6],
  ['Lights', 3],
  ['Locks', 4],
  ['Batteries and charging', 5],
  ['Children and loads', 2],
  ['Care', 1204],
] as const

const none = () => undefined

export const stories: Stories = {
  'Links with counts': () => (
    <ChipList label="Categories">
      <ChipLink link={storyLink('#all')} label="All" isCurrent />
      {CATEGORIES.map(([label, count]) => (
        <ChipLink key={label} link={storyLink(`#${count}`)} label={label} count={count} />
      ))}
    </ChipList>
  ),
  'Filters that hold': () => (
    <ChipList label="Active filters">
      <ActiveChip link={storyLink('#without-bike')} label="Fits Nireeka Nyx" />
      <ActiveChip link={storyLink('#without-price')} label="$20 to $100" />
      <ActiveChip link={storyLink('#without-stock')} label="In stock" />
    </ChipList>
  ),
  'Switched on, off and not to be had': () => (
    <ChipList label="Filters">
      <Chip label="In stock" isPressed onToggle={none} />
      <Chip label="Fits my bike" count={12} isPressed onToggle={none} />
      <Chip label="On sale" count={3} isPressed={false} onToggle={none} />
      <Chip label="Second hand" isPressed={false} onToggle={none} disabled />
    </ChipList>
  ),
}
