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

const AREAS = Object.keys(AREA_LABELS) as DiagnosisArea[]

/** Returns the symptoms by area, without empty areas. */
export const symptomsByArea = (guides: readonly GuideSummary[]) =>
  AREAS.map((area) => ({
    area,
    label: AREA_LABELS[area],
    symptoms: guides.filter((guide) => guide.kind === 'symptom' && guide.area === area),
  })).filter(({ symptoms }) => symptoms.length > 0)
