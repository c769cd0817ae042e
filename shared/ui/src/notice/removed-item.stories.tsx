import type { Stories } from '../story.ts'
import { RemovedItem } from './removed-item.tsx'

const nothing = () => undefined

export const stories: Stories = {
  'It can be undone': () => (
    <ul>
      <RemovedItem text="“For the forest” is deleted." undoes="deleting it" isBusy={false} onUndo={nothing} />
    </ul>
  ),
  'It is being undone': () => (
    <ul>
      <RemovedItem text="Your saved Nireeka Nyx is deleted." undoes="deleting it" isBusy onUndo={nothing} />
    </ul>
  ),
}
