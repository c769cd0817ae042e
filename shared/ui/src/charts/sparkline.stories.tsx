import { Stat } from '../figures/stat.tsx'
import type { Stories } from '../story.ts'
import { Sparkline } from './sparkline.tsx'

export const stories: Stories = {
  'Up and down': () => <Sparkline values={[4, 9, 3, 12, 7, 8, 15]} label="Orders of seven days, rising" />,
  Flat: () => <Sparkline values={[5, 5, 5]} label="Orders of three days, all the same" />,
  'Under a figure': () => (
    <Stat
      label="Orders, 7 days"
      value="58"
      hint="51 the week before"
      trend={<Sparkline values={[4, 9, 3, 12]} />}
    />
  ),
}
