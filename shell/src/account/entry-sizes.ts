/**
 * The width at which an entry page's picture is shown, for its `sizes`: across a phone, and on wide screens the half of
 * the window, which it covers with its full height (8:5).
 */
export const ENTRY_SIZES = '(width < 60rem) 100vw, max(50vw, 160vh)'
