import { pathOfBuild } from '@nireeka/contracts/bike-build'
import { layersOf } from '@nireeka/contracts/bike-layers'
import { Link } from '@nireeka/kit/router'
import { lookOf, type Picking, type SavedBuild, useFocusWhenBack } from '@nireeka/kit/saved-builds'
import { buttonClass, Checkbox, LayeredPicture, SavedBuildTile } from '@nireeka/ui'

import { DeleteBuild } from './delete-build.tsx'
import { ShareBuild } from './share-build.tsx'

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
  const { ref } = useFocusWhenBack(isRestored)
  const path = pathOfBuild(build.slug, build.build)
  return (
    <SavedBuildTile
      name={build.name}
      link={<Link ref={ref} to={path} />}
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
      parts={build.parts}
      changedAt={build.savedAt}
      notice={build.notice}
      actions={
        <>
          <Link className={buttonClass({ tone: 'secondary', size: 'small' })} to={path}>
            Edit <span className="visually-hidden">the saved {build.name}</span>
          </Link>
          <ShareBuild build={build} />
          <DeleteBuild build={build} onRemoved={onRemoved} />
        </>
      }
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
