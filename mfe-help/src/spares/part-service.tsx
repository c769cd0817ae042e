import { Link } from '@nireeka/kit/router'
import { DefinitionList } from '@nireeka/ui'

import type { SpareDetails } from './spares.api.ts'

/** Who fits a part, and where there is help with it. */
export const PartService = ({ part: { isForDealers } }: { part: SpareDetails }) => (
  <DefinitionList
    items={[
      {
        term: 'Fitting',
        details: isForDealers ? (
          <>
            By a <Link to="/dealers">dealer</Link>, who can also order it
          </>
        ) : (
          <>
            You can fit it yourself, or ask a <Link to="/dealers">dealer</Link>
          </>
        ),
      },
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
