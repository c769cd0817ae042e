import type { Stories } from '../story.ts'
import { RenameForm } from './rename-form.tsx'

const rest = () => undefined
const field = { defaultValue: 'For the forest' }
const handlers = { onSubmit: rest, onCancel: rest }

export const stories: Stories = {
  Open: () => <RenameForm {...handlers} field={field} />,
  'Without a name': () => (
    <RenameForm {...handlers} field={{ defaultValue: '' }} error="Please enter a name." />
  ),
  'Not saved': () => <RenameForm {...handlers} field={field} failure="Can't reach server right now." />,
  'Being saved': () => <RenameForm {...handlers} field={field} isBusy />,
}
