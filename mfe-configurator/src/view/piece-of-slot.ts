/** The piece of the 3D model to look at for each slot number (category_part_id). */
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

/** Returns the model's piece for a slot; null if the slot has no single visible place. */
export const pieceOfSlot = (slotId: number | null): string | null =>
  slotId === null ? null : (PIECES[slotId] ?? null)
