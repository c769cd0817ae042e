import { formatNumber } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { DefinitionList } from '@nireeka/ui'

import { explodedPath } from './exploded/exploded.api.ts'
import { OwnFit } from './own-fit.tsx'
import styles from './part-page.module.css'
import type { SpareDetails } from './spares.api.ts'

/** Which bikes a part fits, of which years, who fits it and how firmly, and where there is help with it. */
export const PartService = ({ part }: { part: SpareDetails }) => (
  <div className={styles.facts}>
    <DefinitionList
      items={[
        {
          term: 'Fits',
          details: <Fits part={part} />,
        },
        ...(part.fitsBikes.length > 0 ? [{ term: 'Your bike', details: <OwnFit part={part} /> }] : []),
        { term: 'Model years', details: part.years },
        ...(part.sizes.length > 0 ? [{ term: 'Frame sizes', details: part.sizes.join(', ') }] : []),
        { term: 'Fitting', details: part.isForDealers ? <ByDealer /> : <ByOwner /> },
        ...(part.torqueNm === null ? [] : [{ term: 'Torque', details: `${part.torqueNm}\u00A0Nm` }]),
        ...(part.weightG ? [{ term: 'Weight', details: `${formatNumber(part.weightG)}\u00A0g` }] : []),
        { term: 'Help', details: <Help about={part.family.title} /> },
      ]}
    />
  </div>
)

/** The bikes, and on which condition the part fits them. */
function Fits({ part }: { part: SpareDetails }) {
  const { fits, fitsBikes, fitCondition } = part
  return (
    <>
      {fitsBikes.length > 0 ? <Bikes bikes={fitsBikes} /> : fits.join(', ')}
      {fitCondition ? <p className={styles.condition}>{fitCondition}</p> : null}
    </>
  )
}

/** The bikes, each with the way to where the part sits. */
const Bikes = ({ bikes }: { bikes: SpareDetails['fitsBikes'] }) =>
  bikes.map(({ slug, title }, index) => (
    <span key={slug}>
      {index > 0 ? ', ' : ''}
      <Link to={explodedPath(slug)}>
        {title}
        <span className="visually-hidden">, part by part</span>
      </Link>
    </span>
  ))

const Help = ({ about }: { about: string }) => (
  <>
    <Link to={`/help-center/search?${new URLSearchParams({ q: about })}`}>Guides: {about}</Link>,{' '}
    <Link to="/warranty">warranty</Link>
  </>
)

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
