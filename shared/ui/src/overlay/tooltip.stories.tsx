import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import type { Stories } from '../story.ts'
import { Tooltip, TooltipProvider } from './tooltip.tsx'

const remove = (
  <Button tone="secondary" aria-label="Delete">
    <Icon name="trash" />
  </Button>
)

export const stories: Stories = {
  'Not pointed at': () => <Tooltip text="Delete">{remove}</Tooltip>,
  Below: () => (
    <Tooltip text="Delete" side="bottom" isOpen>
      {remove}
    </Tooltip>
  ),
  'Where there is no room above': () => (
    <Tooltip text="Delete" isOpen>
      {remove}
    </Tooltip>
  ),
  'A long text': () => (
    <Tooltip text="Delete this comment and everything that has been answered to it" side="bottom" isOpen>
      {remove}
    </Tooltip>
  ),
  'A row of them': () => (
    <TooltipProvider>
      <Tooltip text="Edit">
        <Button tone="secondary" aria-label="Edit">
          <Icon name="edit" />
        </Button>
      </Tooltip>{' '}
      <Tooltip text="Delete">{remove}</Tooltip>
    </TooltipProvider>
  ),
}
