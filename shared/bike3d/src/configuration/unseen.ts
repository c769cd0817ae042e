/** What comes in the box, in the display's software or as a promise changes nothing to be seen, nor does a clear film. */
const UNSEEN: ReadonlySet<number> = new Set([
  301, 302, 303, 1201, 1202, 1203, 1204, 1205, 2005, 2201, 2202, 2203,
])

/** Whether a part of the catalogue, by its id, changes nothing of what a bike looks like. */
export const isUnseen = (part: number) => UNSEEN.has(part)
