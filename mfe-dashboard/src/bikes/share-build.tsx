import { type SavedBuild, useLinkCopy } from '@nireeka/kit/saved-builds'
import { Button } from '@nireeka/ui'

/** Copies the address of a build, which shows it to everyone. */
export function ShareBuild({ build }: { build: SavedBuild }) {
  const copy = useLinkCopy(build)
  return (
    <Button tone="quiet" size="small" onClick={() => void copy()}>
      Copy link <span className="visually-hidden">to the saved {build.name}</span>
    </Button>
  )
}
