import { StoryRow } from '../story-row.tsx'
import type { Stories } from '../story.ts'
import { Avatar } from './avatar.tsx'

const NAMES = [
  'Anna de Vries',
  'Emil',
  'Farah Noori',
  'gravel_goat',
  'Ivo Čapek',
  'Kim',
  'Lea Łódzka',
  'Øyvind Þór',
]

export const stories: Stories = {
  'A colour for each name': () => (
    <StoryRow>
      {NAMES.map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </StoryRow>
  ),
  'Three sizes': () => (
    <StoryRow>
      <Avatar name="Anna de Vries" size="small" />
      <Avatar name="Anna de Vries" />
      <Avatar name="Anna de Vries" size="large" />
    </StoryRow>
  ),
  'With a picture': () => (
    <StoryRow>
      <Avatar name="Nireeka" picture="/pictures/favicon.svg" size="small" />
      <Avatar name="Nireeka" picture="/pictures/favicon.svg" />
      <Avatar name="Nireeka" picture="/pictures/favicon.svg" size="large" />
    </StoryRow>
  ),
}
