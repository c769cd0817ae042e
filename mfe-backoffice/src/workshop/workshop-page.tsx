import { useTitle } from '@nireeka/kit'

import { BackOfficePage } from '../back-office-page.tsx'
import { Board } from './board.tsx'

export function WorkshopPage() {
  useTitle('Workshop')
  return (
    <BackOfficePage heading="Workshop" lead="Bikes to build, those promised first on top.">
      <Board />
    </BackOfficePage>
  )
}
