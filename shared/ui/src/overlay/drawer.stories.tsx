import { Button } from '../button/button.tsx'
import { Checkbox } from '../form/checkbox.tsx'
import type { Stories } from '../story.ts'
import { Drawer } from './drawer.tsx'

const stay = () => undefined
const FILTERS = ['Lights', 'Locks', 'Bags and baskets', 'Child seats', 'Helmets', 'Mudguards', 'Mirrors']

const filters = (times: number) =>
  Array.from({ length: times }, (_, round) =>
    FILTERS.map((label) => <Checkbox key={`${round} ${label}`} label={label} />),
  )

const actions = (leave: () => void) => (
  <>
    <Button tone="secondary" onClick={leave}>
      Clear
    </Button>
    <Button onClick={leave}>Show 12</Button>
  </>
)

export const stories: Stories = {
  'With actions': () => (
    <Drawer title="Filters" actions={actions} onClose={stay}>
      {filters(1)}
    </Drawer>
  ),
  'With more than fits': () => (
    <Drawer title="Filters" actions={actions} onClose={stay}>
      {filters(4)}
    </Drawer>
  ),
  'Only to read': () => (
    <Drawer title="Range" description="What a full battery gives on a mild day." onClose={stay}>
      <p>Between 60 and 110 km, with hills, wind and the level of support.</p>
    </Drawer>
  ),
}
