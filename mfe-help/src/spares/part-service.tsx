import { Link } from '@nireeka/kit/router'
import { DefinitionList } from '@nireeka/ui'

import { explodedPath } from './exploded/exploded.api.ts'
import { sparesPath } from './list-params.ts'
import type { SpareDetails } from './spares.api.ts'

/** Which bikes a part fits, who fits it and how firmly, and where there is help with it. */
export const PartService = ({ part }: { part: SpareDetails }) => (
  <DefinitionList
    items={[
      {
        term: 'Fits',
        details: part.fitsBikes.length > 0 ? <Bikes bikes={part.fitsBikes} /> : part.fits.join(', '),
      },
      ...(part.fitsBikes.length > 0
        ? [{ term: 'Where it sits', details: <Bikes bikes={part.fitsBikes} isExploded /> }]
        : []),
      { term: 'Fitting', details: part.isForDealers ? <ByDealer /> : <ByOwner /> },
      ...(part.torqueNm === null ? [] : [{ term: 'Torque', details: `${part.torqueNm}\u00A0Nm` }]),
      {
        term: 'Help',
        details: (
          <>
            <Link to="/warranty">Warranty</Link>, <Link to="/help-center">help centre</Link>
          </>
        ),
      },
    ]}
  />
)

interface BikesProps {
  bikes: SpareDetails['fitsBikes']
  /** Whether the links lead to the bikes part by part, not to their spares. */
  isExploded?: boolean
}

const Bikes = ({ bikes, isExploded = false }: BikesProps) =>
  bikes.map(({ slug, title }, index) => (
    <span key={slug}>
      {index > 0 ? ', ' : ''}
      {isExploded ? (
        <Link to={explodedPath(slug)}>
          {title}
          <span className="visually-hidden">, part by part</span>
        </Link>
      ) : (
        <Link to={sparesPath({ bike: slug })}>{title}</Link>
      )}
    </span>
  ))

const ByDealer = () => (
  <>
    By a <Link to="/dealers">dealer</Link>, who can also order it
  </>
)

const ByOwner = () => (
  <>
    You can fit it yourself, or ask a <Link to="/dealers">dealer</Link>
  </>
)
