/** Parts that change nothing visible: extras in the box, software, services, and clear film. */
const UNSEEN: ReadonlySet<number> = new Set([
  301, 302, 303, 1201, 1202, 1203, 1204, 1205, 2005, 2201, 2202, 2203,
])

/** Returns whether a part of the catalogue, by its id, changes nothing visible. */
export const isUnseen = (part: number) => UNSEEN.has(part)
