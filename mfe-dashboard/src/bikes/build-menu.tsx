import { type SavedBuild, useDeletion, useDuplication, useLinkCopy } from '@nireeka/kit/saved-builds'
import { Button, Icon, Menu, MenuItem, MenuSeparator } from '@nireeka/ui'

interface Props {
  build: SavedBuild
  onRename: () => void
  /** Called when the build has been deleted; it can then be saved again. */
  onRemoved: () => void
}

/** A menu of what can be done with a saved build besides buying and editing it. */
export function BuildMenu({ build, onRename, onRemoved }: Props) {
  const copyLink = useLinkCopy(build)
  const duplication = useDuplication(build)
  const deletion = useDeletion({ build, called: `your saved ${build.name}`, onRemoved })
  const trigger = (
    <Button tone="quiet" size="small" isBusy={duplication.isBusy || deletion.isBusy}>
      <span>
        More <span className="visually-hidden">for the saved {build.name}</span>
      </span>
      <Icon name="chevron-down" />
    </Button>
  )
  return (
    <Menu trigger={trigger}>
      <MenuItem onSelect={onRename}>Rename</MenuItem>
      <MenuItem onSelect={duplication.start}>Duplicate</MenuItem>
      <MenuItem onSelect={() => void copyLink()}>Copy link</MenuItem>
      <MenuSeparator />
      <MenuItem tone="danger" onSelect={deletion.start}>
        Delete
      </MenuItem>
    </Menu>
  )
}
