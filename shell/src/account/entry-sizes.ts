/** The width of an entry page's picture, which covers half of a wide window with its full height (8:5). */
export const ENTRY_SIZES = 'max(50vw, 160vh)'
