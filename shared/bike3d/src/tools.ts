import type { BufferGeometry, CatmullRomCurve3, Shape } from 'three'

import type { Field } from './fields/field.ts'
import { meshField, type MeshFieldOptions } from './fields/mesh-field.ts'
import type { Path } from './shapes/curves.ts'
import { box, extrude, type ExtrudeOptions } from './shapes/extrude.ts'
import { cylinder, lathe, type LatheOptions, latheZ } from './shapes/lathe.ts'
import { sweep, type SweepOptions, tube } from './shapes/sweep.ts'
import type { V2, V3 } from './shapes/vectors.ts'

/** The level of detail: `still` for pictures, `live` for what is turned by hand and sent as a file. */
export type Detail = 'still' | 'live'

const FINENESS = { still: { steps: 1, cell: 1 }, live: { steps: 0.42, cell: 2 } } as const

export type Tools = ReturnType<typeof createTools>

/**
 * Returns the tools that parts are built with. Steps and cells are given for a still; live meshes get fewer, larger
 * ones.
 */
export function createTools(detail: Detail) {
  const { steps, cell } = FINENESS[detail]
  const fewer = (count: number, least = 5) => Math.max(Math.min(count, least), Math.round(count * steps))
  return {
    detail,
    /** Returns the number of steps, reduced in a live mesh. */
    fewer,
    sweep: (path: Path, options: SweepOptions): BufferGeometry =>
      sweep(path, {
        ...options,
        along: fewer(options.along ?? 48, 6),
        around: fewer(options.around ?? 24, 8),
      }),
    tube: (
      points: V3[] | CatmullRomCurve3,
      radius: number | ((t: number) => number),
      options: Pick<SweepOptions, 'along' | 'around' | 'round'> = {},
    ): BufferGeometry =>
      tube(points, radius, {
        ...options,
        along: fewer(options.along ?? 32),
        around: fewer(options.around ?? 10),
      }),
    lathe: (rows: V2[], a: V3, b: V3, options: LatheOptions = {}): BufferGeometry =>
      lathe(rows, a, b, { ...options, around: fewer(options.around ?? 32, 8) }),
    latheZ: (rows: V2[], centre?: V3, options: LatheOptions = {}): BufferGeometry =>
      latheZ(rows, centre, { ...options, around: fewer(options.around ?? 64, 12) }),
    cylinder: (a: V3, b: V3, radius: number | { from: number; to: number }, around = 20): BufferGeometry =>
      cylinder(a, b, radius, fewer(around, 6)),
    extrude: (shape: Shape, options: ExtrudeOptions): BufferGeometry =>
      extrude(shape, {
        ...options,
        bevelSteps: fewer(options.bevelSteps ?? 2, 1),
        curveSteps: fewer(options.curveSteps ?? 12, 3),
      }),
    box: (options: Parameters<typeof box>[0]): BufferGeometry =>
      box({ ...options, bevelSteps: fewer(4, 1), curveSteps: fewer(8, 3) }),
    solid: (field: Field, options: MeshFieldOptions): BufferGeometry =>
      meshField(field, { ...options, cell: options.cell * cell }),
  }
}
