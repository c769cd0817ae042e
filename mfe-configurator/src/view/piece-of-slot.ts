/** The pieces of the model that are looked at while a slot is chosen in, by the slot's number (category_part_id). */
const PIECES: Readonly<Record<number, string>> = {
  1: 'motor',
  2: 'battery',
  4: 'drivetrain',
  5: 'front-brake',
  6: 'fork',
  7: 'front-wheel',
  8: 'cockpit',
  9: 'saddle',
  10: 'seatpost',
  11: 'display',
}

/** Null: what is chosen there is all over the bike, or nowhere to be seen. */
export const pieceOfSlot = (slotId: number | null): string | null =>
  slotId === null ? null : (PIECES[slotId] ?? null)
