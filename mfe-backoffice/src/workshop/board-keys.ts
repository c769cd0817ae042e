/** The keys of the board besides those of all lists, as the help shows them. */
export const BOARD_KEYS = [
  ['n', 'Move to the next status'],
  ['b', 'Mark as built'],
  ['p', 'Print the build sheet'],
  ['u', 'Undo the last move'],
] as const
