const START = 'Copy of '
const MOST = 60

/** What a copy is called; a copy's copy is still a copy of the first. */
export const copyName = (name: string) => `${START}${name.replace(START, '')}`.slice(0, MOST).trimEnd()
