import { Link } from '@nireeka/kit/router'
import { buttonClass, EmptyState, NoResultsScene } from '@nireeka/ui'

import { SPARES, sparesPath } from './list-params.ts'
import type { AskedBike } from './my-bike.api.ts'

/** Shown for a serial number that no bike has, and for a bike that isn't the member's. */
export const UnknownBike = ({ asked }: { asked: AskedBike }) => (
  <EmptyState
    picture={<NoResultsScene />}
    title={'serial' in asked ? `We couldn’t find bike ${asked.serial}` : 'We couldn’t find this bike'}
    text="Check the frame again: 0 and 8 are easily mixed up. A bike that is still being built gets its number when it leaves the workshop. You can also choose your model from the list of all parts."
    action={
      <Link className={buttonClass({ tone: 'secondary' })} to={modelPath(asked)}>
        All parts
      </Link>
    }
  />
)

const MODELS: Readonly<Record<string, string>> = { NKP: 'nireeka-prime', NKH: 'nireeka-homie', NKN: 'nyx' }

/** Returns the list of the model that a serial number names, so that a mistyped one leads on. */
function modelPath(asked: AskedBike): string {
  const model = 'serial' in asked ? MODELS[asked.serial.slice(0, 3).toUpperCase()] : undefined
  return model ? sparesPath({ bike: model }) : SPARES
}
