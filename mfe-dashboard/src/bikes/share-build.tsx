import { pathOfBuild } from '@nireeka/contracts/bike-build'
import { usePlatform } from '@nireeka/kit'
import type { SavedBuild } from '@nireeka/kit/saved-builds'
import { Button } from '@nireeka/ui'

/** Copies the address of a build, which shows it to everyone; where the browser can't, the address is told. */
export function ShareBuild({ build }: { build: SavedBuild }) {
  const { notify } = usePlatform()
  const copy = async () => {
    const url = new URL(pathOfBuild(build.slug, build.build), location.origin).href
    try {
      await navigator.clipboard.writeText(url)
      notify('success', 'Link copied. Anyone who opens it sees this bike.')
    } catch {
      notify('info', url)
    }
  }
  return (
    <Button tone="quiet" size="small" onClick={() => void copy()}>
      Copy link <span className="visually-hidden">to the saved {build.name}</span>
    </Button>
  )
}
