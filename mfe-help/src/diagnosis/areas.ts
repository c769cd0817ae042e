import type { DiagnosisArea } from '@nireeka/contracts/api'

import type { GuideSummary } from './diagnosis.api.ts'

/** The areas as riders read them, in the order of the list. */
const AREA_LABELS: Readonly<Record<DiagnosisArea, string>> = {
  battery: 'Battery and charger',
  motor: 'Motor',
  display: 'Display, app and lights',
  brakes: 'Brakes',
  drivetrain: 'Chain, belt and gears',
  wheels: 'Wheels and tyres',
  frame: 'Frame, steering and saddle',
}

/** Returns the symptoms by area, without empty areas. */
export const symptomsByArea = (guides: readonly GuideSummary[]) =>
  Object.entries(AREA_LABELS)
    .map(([area, label]) => ({
      area,
      label,
      symptoms: guides.filter((guide) => guide.kind === 'symptom' && guide.area === area),
    }))
    .filter(({ symptoms }) => symptoms.length > 0)
