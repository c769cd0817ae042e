/** The parts of the bike by which the troubleshooter's symptoms are grouped, in the order of the list. */
export const DIAGNOSIS_AREAS = [
  'battery',
  'motor',
  'display',
  'brakes',
  'drivetrain',
  'wheels',
  'frame',
] as const
export type DiagnosisArea = (typeof DIAGNOSIS_AREAS)[number]

/** What a guide begins with: what a rider notices, or a code on the display. */
export const DIAGNOSIS_KINDS = ['symptom', 'code'] as const
export type DiagnosisKind = (typeof DIAGNOSIS_KINDS)[number]

/** How a path through a guide ends. */
export const DIAGNOSIS_OUTCOMES = ['solved', 'part', 'workshop', 'ticket'] as const
export type DiagnosisOutcomeKind = (typeof DIAGNOSIS_OUTCOMES)[number]
