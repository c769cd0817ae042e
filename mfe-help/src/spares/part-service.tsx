import { formatNumber } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'

import type { SpareDetails } from './spares.api.ts'

/** Returns the rows that say for which years and sizes a part is, who fits it and how firmly, and where there is help with it. */
export const serviceOf = (part: SpareDetails) => [
  { term: 'Model years', details: part.years },
  ...(part.sizes.length > 0 ? [{ term: 'Frame sizes', details: part.sizes.join(', ') }] : []),
  { term: 'Fitting', details: part.isForDealers ? <ByDealer /> : <ByOwner /> },
  ...(part.torqueNm === null ? [] : [{ term: 'Torque', details: `${part.torqueNm}\u00A0Nm` }]),
  ...(part.weightG ? [{ term: 'Weight', details: `${formatNumber(part.weightG)}\u00A0g` }] : []),
  { term: 'Help', details: <Help about={part.family.title} /> },
]

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
