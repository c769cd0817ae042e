import type { CreditKind } from '@nireeka/contracts/api'

/** A row of the ledger, as far as it matters for what can be spent. */
export interface LedgerEntry {
  id: number
  kind: CreditKind
  amountCents: number
  expiresAt: Date | null
  /** The hold or the grant that this row ends. */
  aboutId: number | null
  createdAt: Date
}

/** What is left of one grant. */
export interface Lot {
  grantId: number
  cents: number
  expiresAt: Date | null
}

interface Ledger {
  lots: Lot[]
  /** What each hold took of which lot, so that its release gives that back. */
  taken: Map<number, Array<{ lot: Lot; cents: number }>>
}

/** What each grant still holds at a moment, what ends first standing first. The ledger is played through from its beginning. */
export function lotsAt(entries: readonly LedgerEntry[], now: Date): Lot[] {
  const ledger: Ledger = { lots: [], taken: new Map() }
  const inOrder = entries.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.id - b.id)
  for (const entry of inOrder) apply(ledger, entry)
  return ledger.lots.filter((lot) => lot.cents > 0 && counts(lot, now)).toSorted(soonestFirst)
}

export const balanceAt = (entries: readonly LedgerEntry[], now: Date) =>
  lotsAt(entries, now).reduce((sum, { cents }) => sum + cents, 0)

function apply(ledger: Ledger, entry: LedgerEntry) {
  switch (entry.kind) {
    case 'hold':
      return take(ledger, entry)
    case 'release':
      return giveBack(ledger, entry)
    case 'capture':
      // The hold has taken it already; the capture only stands for it from now on.
      return
    case 'expired':
    case 'revoked':
      return end(ledger, entry)
    default:
      ledger.lots.push({ grantId: entry.id, cents: entry.amountCents, expiresAt: entry.expiresAt })
  }
}

/** What ends first is used first (catalogue: credits). */
function take({ lots, taken }: Ledger, { id, amountCents, createdAt }: LedgerEntry) {
  let missing = -amountCents
  const parts: Array<{ lot: Lot; cents: number }> = []
  for (const lot of lots.filter((one) => counts(one, createdAt)).toSorted(soonestFirst)) {
    const cents = Math.min(lot.cents, missing)
    lot.cents -= cents
    missing -= cents
    parts.push({ lot, cents })
  }
  taken.set(id, parts)
}

function giveBack({ taken }: Ledger, { aboutId }: LedgerEntry) {
  if (aboutId === null) return
  for (const { lot, cents } of taken.get(aboutId) ?? []) lot.cents += cents
  taken.delete(aboutId)
}

function end({ lots }: Ledger, { aboutId, amountCents }: LedgerEntry) {
  const lot = lots.find(({ grantId }) => grantId === aboutId)
  if (lot) lot.cents = Math.max(0, lot.cents + amountCents)
}

const counts = ({ expiresAt }: Lot, at: Date) => expiresAt === null || expiresAt > at

const soonestFirst = (a: Lot, b: Lot) => endOf(a) - endOf(b) || a.grantId - b.grantId
// Not Infinity: infinity less infinity is no number, and the order would be lost.
const endOf = ({ expiresAt }: Lot) => expiresAt?.getTime() ?? Number.MAX_SAFE_INTEGER
