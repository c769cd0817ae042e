import path from 'node:path'

/** The absolute folder of the repository. */
export const root = path.dirname(import.meta.dirname)
