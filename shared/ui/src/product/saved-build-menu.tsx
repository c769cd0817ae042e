import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { MenuItem, MenuSeparator } from '../overlay/menu-items.tsx'
import { Menu } from '../overlay/menu.tsx'

interface Props {
  name: string
  /** Whether something that was chosen isn't done yet. */
  isBusy: boolean
  onRename: () => void
  onDuplicate: () => void
  onCopyLink: () => void
  onDelete: () => void
}

/** A menu of what can be done with a saved build besides buying and editing it. */
export const SavedBuildMenu = ({ name, isBusy, onRename, onDuplicate, onCopyLink, onDelete }: Props) => (
  <Menu
    trigger={
      <Button tone="quiet" size="small" isBusy={isBusy}>
        <span>
          More <span className="visually-hidden">for the saved {name}</span>
        </span>
        <Icon name="chevron-down" />
      </Button>
    }
  >
    <MenuItem onSelect={onRename}>Rename</MenuItem>
    <MenuItem onSelect={onDuplicate}>Duplicate</MenuItem>
    <MenuItem onSelect={onCopyLink}>Copy link</MenuItem>
    <MenuSeparator />
    <MenuItem tone="danger" onSelect={onDelete}>
      Delete
    </MenuItem>
  </Menu>
)
