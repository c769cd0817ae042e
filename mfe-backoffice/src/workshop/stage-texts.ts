import type { WorkshopStage } from '@nireeka/contracts/api'

export const STAGE_LABELS: Record<WorkshopStage, string> = {
  to_build: 'To build',
  in_production: 'In production',
  quality_check: 'Quality check',
  built: 'Built',
}

/** What an empty column says. */
export const NONE: Record<WorkshopStage, string> = {
  to_build: 'No bikes to build.',
  in_production: 'No bikes in production.',
  quality_check: 'No bikes to check.',
  built: 'No bikes built in the last week.',
}

/** Returns the text of the button that moves a bike. */
export function moveLabel(from: WorkshopStage, to: WorkshopStage): string {
  if (to === 'built') return 'Mark as built'
  if (from === 'to_build') return 'Start building'
  if (from === 'in_production') return 'To quality check'
  return to === 'in_production' ? 'Back to production' : 'Back to quality check'
}
