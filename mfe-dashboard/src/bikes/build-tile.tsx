import { pathOfBuild } from '@nireeka/contracts/bike-build'
import { layersOf } from '@nireeka/contracts/bike-layers'
import { keepUnits } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { lookOf, type Picking, type SavedBuild, useFocusWhenBack } from '@nireeka/kit/saved-builds'
import { Checkbox, LayeredPicture, SavedBuildTile } from '@nireeka/ui'
import { useState } from 'react'

import styles from './bike-cards.module.css'
import { BuildActions } from './build-actions.tsx'
import { RenameBuild } from './rename-build.tsx'

interface Props {
  build: SavedBuild
  /** Whether the build was just restored; then its tile takes focus. */
  isRestored: boolean
  /** Called when the build has been deleted; it can then be saved again. */
  onRemoved: () => void
  /** The choice for a comparison; null if there is no other build to compare with. */
  picking: Picking | null
}

/** A saved build: its picture, what it comes to today, and what can be done with it. */
export function BuildTile({ build, isRestored, onRemoved, picking }: Props) {
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
      heading="h3"
      picture={
        <LayeredPicture
          src={build.image}
          layers={layersOf(build.image, build.build.partIds)}
          alt=""
          sizes="(width < 60rem) 90vw, 28rem"
        />
      }
      price={build.price}
      look={lookOf(build)}
      parts={build.parts.map(keepUnits)}
      changedAt={build.savedAt}
      notice={build.notice}
      actions={<BuildActions build={build} onRename={() => setRenaming(true)} onRemoved={onRemoved} />}
      choice={
        picking ? (
          <div className={styles.compare}>
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
          </div>
        ) : null
      }
    />
  )
}
