/** Returns what a part fits as it reads within a sentence: 'all Nireeka bikes', 'Nireeka Nyx, Nireeka Prime'. */
export const fitsInSentence = (fits: readonly string[]) => fits.join(', ').replace(/^All\b/, 'all')
