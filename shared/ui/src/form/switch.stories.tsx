import type { Stories } from '../story.ts'
import { Switch } from './switch.tsx'

export const stories: Stories = {
  Off: () => <Switch label="Email me about mentions" />,
  On: () => <Switch label="Email me about mentions" defaultChecked />,
  'With a hint': () => (
    <Switch
      label="Lock automatically"
      hint="Locks two minutes after you leave it, and unlocks when your phone is near."
      defaultChecked
    />
  ),
  'With a hidden label': () => <Switch label="Tell me about likes" isLabelHidden defaultChecked />,
  'Being saved': () => <Switch label="Email me about mentions" isBusy defaultChecked />,
  'Disabled, off': () => <Switch label="Email me about mentions" disabled />,
  'Disabled, on': () => <Switch label="Emails about your orders" disabled defaultChecked />,
  'Long text': () => (
    <Switch label="Tell me on this site and by email when somebody answers in a thread that I have opened, written in or set to every reply" />
  ),
}
