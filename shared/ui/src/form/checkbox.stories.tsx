import type { Stories } from '../story.ts'
import { Checkbox } from './checkbox.tsx'

export const stories: Stories = {
  Unchecked: () => <Checkbox label="Send me the newsletter" />,
  Checked: () => <Checkbox label="My billing address is the same" defaultChecked />,
  'With a hint': () => <Checkbox label="Keep me logged in" hint="For 30 days, on this device only." />,
  'With a link in its label': () => (
    <Checkbox
      label={
        <>
          I accept the <a href="#terms">terms of sale</a>
        </>
      }
    />
  ),
  Disabled: () => <Checkbox label="Insured delivery is always included" checked disabled readOnly />,
  'Long text': () => (
    <Checkbox label="I have read how to charge, store and dispose of the battery, and know that it must never be opened, pierced or charged when it has been wet or has fallen" />
  ),
}
