import {
  ASSEMBLIES,
  type Assembly,
  BIKE_PIECE_NAMES,
  BIKE_PIECES,
  type BikePiece,
} from '@nireeka/contracts/bike-pieces'

import type { ExplodedSpare } from './exploded.api.ts'

/** A piece of the bike with the spares that it consists of. */
export interface PieceGroup {
  piece: BikePiece
  title: string
  /** Its number in the picture; null when the picture doesn't show it. */
  mark: string | null
  spares: ExplodedSpare[]
}

/** An assembly with its pieces; null collects the pieces that the picture doesn't show. */
export interface AssemblyGroup {
  assembly: Assembly | null
  title: string
  pieces: PieceGroup[]
}

/** Returns the spares by assembly and piece, in the order of the picture's numbers; pieces without spares are left out. */
export function groupsOf(spares: readonly ExplodedSpare[], pictured: readonly string[]): AssemblyGroup[] {
  const found = BIKE_PIECE_NAMES.map((piece) => ({
    piece,
    title: BIKE_PIECES[piece].title,
    isPictured: pictured.includes(piece),
    spares: spares.filter(({ pieces }) => pieces.includes(piece)),
  })).filter((group) => group.spares.length > 0)
  const numbered = found.filter(({ isPictured }) => isPictured)
  const markOf = (piece: BikePiece) => {
    const index = numbered.findIndex((group) => group.piece === piece)
    return index < 0 ? null : String(index + 1)
  }
  const groups = found.map(({ piece, title, spares: own }) => ({
    piece,
    title,
    spares: own,
    mark: markOf(piece),
  }))
  const assemblies = Object.entries(ASSEMBLIES) as Array<[Assembly, string]>
  return [
    ...assemblies.map(([assembly, title]) => ({
      assembly,
      title,
      pieces: groups.filter(({ piece, mark }) => mark !== null && BIKE_PIECES[piece].assembly === assembly),
    })),
    { assembly: null, title: 'Not in the picture', pieces: groups.filter(({ mark }) => mark === null) },
  ].filter(({ pieces }) => pieces.length > 0)
}

/** Returns "1 part" or "24 parts". */
export const partCount = (count: number) => (count === 1 ? '1 part' : `${count} parts`)
