/** Focuses the heading of what has just taken the place of a button. */
export const focusHeading = (part: HTMLElement | null) => part?.querySelector('h3')?.focus()
