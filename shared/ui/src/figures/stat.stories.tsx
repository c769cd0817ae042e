import type { Stories } from '../story.ts'
import { Stat } from './stat.tsx'

export const stories: Stories = {
  'With a hint': () => <Stat label="Spent" value="$2,712.91" hint="in twelve months" />,
  Plain: () => <Stat label="Orders" value="1,204" />,
  'Long text': () => (
    <Stat
      label="Orders that are paid and wait for a part from the workshop"
      value="1,204,367"
      hint="Counted anew at every visit, in all countries that we ship to"
    />
  ),
}
