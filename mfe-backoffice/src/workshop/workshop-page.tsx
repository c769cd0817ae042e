import { useTitle } from '@nireeka/kit'

import { BackOfficePage } from '../back-office-page.tsx'
import { Board } from './board.tsx'

export function WorkshopPage() {
  useTitle('Workshop')
  return (
    <BackOfficePage heading="Workshop" lead="Bikes to build, the earliest promised date first.">
      <Board />
    </BackOfficePage>
  )
}
