import { type BuildRef, pathOfBuild } from '@nireeka/contracts/bike-build'
import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'

import { bikePath } from '../bikes/bike-path.ts'
import type { ShownBuild } from '../summary/chosen.ts'
import { isStandard } from './standard-columns.ts'

interface Props {
  build: BuildRef
  shown: ShownBuild
  tone: 'primary' | 'secondary'
}

/** The link to the builder, with the build that is compared. */
export const WayToBuilder = ({ build, shown, tone }: Props) => (
  <Link
    className={buttonClass({ tone, size: 'small' })}
    to={isStandard(build) ? bikePath(shown.bike) : pathOfBuild(build.slug, build.build)}
  >
    {isStandard(build) ? 'Build yours' : 'Open build'}
    <span className="visually-hidden">: {shown.bike.title}</span>
  </Link>
)
