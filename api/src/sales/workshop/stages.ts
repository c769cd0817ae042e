import type { OrderStatus, WorkshopStage } from '@nireeka/contracts/api'

/** The stages that follow each one, the usual one first (catalogue, section 11, for each bike of an order). */
const NEXT: Record<WorkshopStage, readonly WorkshopStage[]> = {
  to_build: ['in_production'],
  in_production: ['quality_check'],
  quality_check: ['built', 'in_production'],
  built: ['quality_check'],
}

export const WORKSHOP_STATUSES = ['paid', 'in_production', 'quality_check'] as const
export type WorkshopStatus = (typeof WORKSHOP_STATUSES)[number]

interface BuildingOrder {
  status: OrderStatus
  held_reason: string | null
}

/** Tells whether the workshop still has something to do for an order. */
export const isInWorkshop = (status: OrderStatus): status is WorkshopStatus =>
  WORKSHOP_STATUSES.some((known) => known === status)

/** Returns the stages that a bike may have next: none once its order is ready, or while its payment is in question. */
export const nextStages = (stage: WorkshopStage, { status, held_reason }: BuildingOrder): WorkshopStage[] =>
  held_reason === null && isInWorkshop(status) ? [...NEXT[stage]] : []

/** Returns the status of an order whose bikes are at these stages. */
export function statusOf(stages: readonly WorkshopStage[]): WorkshopStatus | 'ready_to_ship' {
  if (stages.every((stage) => stage === 'built')) return 'ready_to_ship'
  if (stages.every((stage) => stage === 'built' || stage === 'quality_check')) return 'quality_check'
  return stages.every((stage) => stage === 'to_build') ? 'paid' : 'in_production'
}

const WAY = [...WORKSHOP_STATUSES, 'ready_to_ship'] as const

/** Returns the moves by which an order comes from one status to another: one after the other on, and one step back. */
export function movesTo(from: WorkshopStatus, to: (typeof WAY)[number]) {
  if (from === 'quality_check' && to === 'in_production') return [to]
  return WAY.slice(WAY.indexOf(from) + 1, WAY.indexOf(to) + 1).filter((status) => status !== 'paid')
}
