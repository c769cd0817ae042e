import type { Actor } from './order.api.ts'

/** Returns who did something, as a name: the shop itself has none. */
export const actorName = ({ kind, name }: Actor): string => name || (kind === 'shop' ? 'the shop' : kind)
