import { ELECTRIC_KINDS } from './electric-kinds.ts'
import type { SpareKind } from './kind.ts'
import { RIDER_KINDS } from './rider-kinds.ts'
import { ROLLING_KINDS } from './rolling-kinds.ts'

export type { Family, SpareKind } from './kind.ts'

/** All spare parts that have a model, by the name of their picture. */
export const SPARES: readonly SpareKind[] = [...ROLLING_KINDS, ...RIDER_KINDS, ...ELECTRIC_KINDS]
