import { pathOfBuild } from '@nireeka/contracts/bike-build'
import { Link } from '@nireeka/kit/router'
import { lookOf, type Picking, type SavedBuild, useFocusWhenBack } from '@nireeka/kit/saved-builds'
import { Checkbox, SavedBuildTile } from '@nireeka/ui'
import { useState } from 'react'

import { BuildActions } from './build-actions.tsx'
import { BuildPicture } from './build-picture.tsx'
import { RenameBuild } from './rename-build.tsx'

interface Props {
  build: SavedBuild
  /** The selection for a comparison; null if there is no other build to compare with. */
  picking: Picking | null
  /** Whether the build was just restored; then its card takes focus. */
  isRestored: boolean
  onRemoved: () => void
}

/** A saved build with its actions. */
export function BuildCard({ build, picking, isRestored, onRemoved }: Props) {
  const [isRenaming, setRenaming] = useState(false)
  const { ref, comeBack } = useFocusWhenBack(isRestored)

  function endRenaming() {
    comeBack()
    setRenaming(false)
  }

  return (
    <SavedBuildTile
      name={build.name}
      link={<Link ref={ref} to={pathOfBuild(build.slug, build.build)} />}
      form={isRenaming ? <RenameBuild build={build} onEnd={endRenaming} /> : null}
      picture={
        <BuildPicture
          slug={build.slug}
          colourId={build.build.colourId}
          partIds={build.build.partIds}
          sizes="(width < 60rem) 90vw, 28rem"
        />
      }
      price={build.price}
      look={lookOf(build)}
      parts={build.parts}
      changedAt={build.savedAt}
      notice={build.notice}
      actions={<BuildActions build={build} onRename={() => setRenaming(true)} onRemoved={onRemoved} />}
      choice={
        picking ? (
          <Checkbox
            label={
              <>
                Compare <span className="visually-hidden">{build.name}</span>
              </>
            }
            checked={picking.isPicked}
            disabled={picking.isFull}
            onChange={picking.toggle}
          />
        ) : null
      }
    />
  )
}
