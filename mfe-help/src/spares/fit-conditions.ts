/** How the sentences of a note begin that limit which bikes a part fits. */
const LIMITS = /^(Fits|Standard on|Only|For the|In sizes?)\b/

/** Returns those sentences of a part's note that limit which bikes it fits; empty if there is none. */
export const fitConditions = (note: string | null): string =>
  (note ?? '')
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => LIMITS.test(sentence))
    .join(' ')
