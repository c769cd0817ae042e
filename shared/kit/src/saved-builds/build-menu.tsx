import { Button, Icon, Menu, MenuItem, MenuSeparator } from '@nireeka/ui'

import type { SavedBuild } from './saved-builds.api.ts'
import { useDeletion } from './use-deletion.ts'
import { useDuplication } from './use-duplication.ts'
import { useLinkCopy } from './use-link-copy.ts'

interface Props {
  build: SavedBuild
  /** What the sentences about its deletion call it. */
  called: string
  onRename: () => void
  /** Called when the build has been deleted; it can then be saved again. */
  onRemoved: () => void
}

/** A menu of what can be done with a saved build besides buying and editing it. */
export function BuildMenu({ build, called, onRename, onRemoved }: Props) {
  const copyLink = useLinkCopy(build)
  const duplication = useDuplication(build)
  const deletion = useDeletion({ build, called, onRemoved })
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
