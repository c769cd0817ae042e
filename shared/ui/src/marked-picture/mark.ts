/** A place in a picture, as fractions of its width and its height from the upper left corner. */
export interface Place {
  x: number
  y: number
}

/** A part that is marked in a picture: by a ring around it, or by a dot on it, and a line to its name. */
export interface Mark {
  label: string
  /** The part's middle; `radius` is that of the ring as a fraction of the picture's width, none for a dot. */
  on: Place & { radius?: number }
  /** The middle of the label; none for a label that lies on the part itself. */
  at?: Place
}

/** The marks of a picture. */
export type Marks = readonly Mark[]

type Point = readonly [x: number, y: number]
type Ring = readonly [x: number, y: number, radius: number]

/** Returns a mark from its numbers, all of them fractions. */
export const mark = (label: string, [x, y, radius]: Point | Ring, at?: Point): Mark => ({
  label,
  on: { x, y, radius },
  at: at && { x: at[0], y: at[1] },
})
