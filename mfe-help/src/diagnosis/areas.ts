import type { DiagnosisArea } from '@nireeka/contracts/api'

import type { GuideSummary } from './diagnosis.api.ts'

/** The areas as riders read them, each with a picture of it, in the order of the list. */
const AREAS: ReadonlyArray<{ area: DiagnosisArea; label: string; picture: string }> = [
  { area: 'battery', label: 'Battery and charger', picture: 'spares/battery-504' },
  { area: 'motor', label: 'Motor', picture: 'spares/drive-unit' },
  { area: 'display', label: 'Display, app and lights', picture: 'spares/display-small' },
  { area: 'brakes', label: 'Brakes', picture: 'spots/front-brake' },
  { area: 'drivetrain', label: 'Chain, belt and gears', picture: 'spots/derailleur' },
  { area: 'wheels', label: 'Wheels and tyres', picture: 'spares/rear-wheel' },
  { area: 'frame', label: 'Frame, steering and saddle', picture: 'spots/stem' },
]

export type SymptomGroup = ReturnType<typeof symptomsByArea>[number]

/** Returns the symptoms by area, without empty areas. */
export const symptomsByArea = (guides: readonly GuideSummary[]) =>
  AREAS.map((it) => ({
    ...it,
    symptoms: guides.filter((guide) => guide.kind === 'symptom' && guide.area === it.area),
  })).filter(({ symptoms }) => symptoms.length > 0)
