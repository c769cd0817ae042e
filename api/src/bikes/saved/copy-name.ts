const START = 'Copy of '
const MOST = 60

/** Returns the name of a copied build: "Copy of …", without a second "Copy of" for the copy of a copy. */
export const copyName = (name: string) => `${START}${name.replace(START, '')}`.slice(0, MOST).trimEnd()
