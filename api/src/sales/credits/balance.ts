import type { CreditKind } from '@nireeka/contracts/api'

/** A row of the store credit ledger, with the fields that the balance depends on. */
export interface LedgerEntry {
  id: number
  kind: CreditKind
  amountCents: number
  expiresAt: Date | null
  /** The id of the hold or grant that this row ends. */
  aboutId: number | null
  createdAt: Date
}

/** The rest of one grant. */
export interface Lot {
  grantId: number
  cents: number
  expiresAt: Date | null
}

interface Ledger {
  /** The grants that aren't used up, the first to expire first. */
  lots: Lot[]
  /** The cents that each hold took from each grant, so that releasing it returns them there. */
  taken: Map<number, Array<{ lot: Lot; cents: number }>>
}

/**
 * Returns what each grant still holds at a moment, the first to expire first. The ledger is replayed from its
 * beginning.
 */
export function lotsAt(entries: readonly LedgerEntry[], now: Date): Lot[] {
  const ledger: Ledger = { lots: [], taken: new Map() }
  for (const entry of inOrder(entries)) apply(ledger, entry)
  return ledger.lots.filter((lot) => counts(lot, now))
}

export const balanceAt = (entries: readonly LedgerEntry[], now: Date) =>
  lotsAt(entries, now).reduce((sum, { cents }) => sum + cents, 0)

/** Returns what could be spent right after the entries of these ids, in cents, by the entry's id. */
export function balancesAfter(
  entries: readonly LedgerEntry[],
  ids: ReadonlySet<number>,
): Map<number, number> {
  const ledger: Ledger = { lots: [], taken: new Map() }
  const balances = new Map<number, number>()
  for (const entry of inOrder(entries)) {
    apply(ledger, entry)
    if (ids.has(entry.id)) balances.set(entry.id, sumAt(ledger.lots, entry.createdAt))
  }
  return balances
}

const sumAt = (lots: readonly Lot[], at: Date) =>
  lots.reduce((sum, lot) => (counts(lot, at) ? sum + lot.cents : sum), 0)

const inOrder = (entries: readonly LedgerEntry[]) =>
  entries.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.id - b.id)

function apply(ledger: Ledger, entry: LedgerEntry) {
  switch (entry.kind) {
    case 'hold':
      return take(ledger, entry)
    case 'release':
      return giveBack(ledger, entry)
    case 'capture':
      // The hold has already taken the amount, so its capture takes nothing more.
      return
    case 'expired':
    case 'revoked':
      return end(ledger, entry)
    default:
      insert(ledger.lots, { grantId: entry.id, cents: entry.amountCents, expiresAt: entry.expiresAt })
  }
}

/** Takes an amount from the grants, the first to expire first (catalogue: credits). */
function take(ledger: Ledger, { id, amountCents, createdAt }: LedgerEntry) {
  let missing = -amountCents
  const parts: Array<{ lot: Lot; cents: number }> = []
  for (const lot of ledger.lots) {
    if (missing <= 0) break
    if (!counts(lot, createdAt)) continue
    const cents = Math.min(lot.cents, missing)
    lot.cents -= cents
    missing -= cents
    parts.push({ lot, cents })
  }
  ledger.taken.set(id, parts)
  dropUsedUp(ledger)
}

function giveBack({ lots, taken }: Ledger, { aboutId }: LedgerEntry) {
  if (aboutId === null) return
  for (const { lot, cents } of taken.get(aboutId) ?? []) {
    if (lot.cents === 0) insert(lots, lot)
    lot.cents += cents
  }
  taken.delete(aboutId)
}

function end(ledger: Ledger, { aboutId, amountCents }: LedgerEntry) {
  const lot = ledger.lots.find(({ grantId }) => grantId === aboutId)
  if (!lot) return
  lot.cents = Math.max(0, lot.cents + amountCents)
  dropUsedUp(ledger)
}

function dropUsedUp(ledger: Ledger) {
  ledger.lots = ledger.lots.filter(({ cents }) => cents > 0)
}

/** Inserts a grant in its place. Most grants expire after those that are there, so the search begins at the end. */
function insert(lots: Lot[], lot: Lot) {
  lots.splice(lots.findLastIndex((one) => soonestFirst(one, lot) < 0) + 1, 0, lot)
}

const counts = ({ expiresAt }: Lot, at: Date) => expiresAt === null || expiresAt > at

const soonestFirst = (a: Lot, b: Lot) => endOf(a) - endOf(b) || a.grantId - b.grantId
// Grants without an end sort last. Infinity isn't used, since Infinity - Infinity is NaN and would break the sorting.
const endOf = ({ expiresAt }: Lot) => expiresAt?.getTime() ?? Number.MAX_SAFE_INTEGER
