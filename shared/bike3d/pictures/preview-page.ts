import { MeshBasicMaterial, WebGLRenderer } from 'three'

import type { Measures } from '../src/bike/measures.ts'
import type { ColourChoice } from '../src/configuration/configuration.ts'
import { paintOf } from '../src/configuration/paint-of.ts'
import { createMaterials } from '../src/materials/create-materials.ts'
import { drawCallsOf, type ModelMaterial, type ModelPiece, trianglesOf } from '../src/model/model.ts'
import { createModelGroup, pointsOf } from '../src/studio/model-group.ts'
import { createStudio, type Shot } from '../src/studio/studio.ts'
import { createPaints } from './paints.ts'
import { isViewName, VIEWS } from '../src/studio/views.ts'

/** The functions that the preview page offers to the script that drives it. */
export interface PreviewPage {
  show: (subject: { tint?: string; lights: number; colour: ColourChoice }) => {
    triangles: number
    drawCalls: number
    milliseconds: number
  }
  /** Draws the model; the angles of a named view can be overridden. */
  draw: (shot: Shot & { name: string }) => { milliseconds: number; png: string }
}

declare global {
  interface Window {
    preview: PreviewPage
  }
}

/** Draws the model that `build` makes; unknown materials are drawn in magenta. */
export function openPreview(build: () => { pieces: ModelPiece[]; measures?: Measures }) {
  const canvas = document.createElement('canvas')
  const renderer = new WebGLRenderer({ canvas, preserveDrawingBuffer: true, alpha: true })
  const studio = createStudio(renderer)
  window.preview = {
    show({ tint, lights, colour }) {
      const start = performance.now()
      const { pieces, measures } = build()
      const milliseconds = Math.round(performance.now() - start)
      const paints = measures && createPaints(measures)
      paints?.set(paintOf(colour))
      const materials = createMaterials({
        paint: paints?.paint,
        paintPlain: paints?.paintPlain,
        tint,
        sharpness: 2,
      })
      const materialOf = (name: ModelMaterial) => {
        try {
          return materials.of(name)
        } catch (error) {
          console.warn(error)
          return new MeshBasicMaterial({ color: '#ff00ff' })
        }
      }
      studio.show(createModelGroup(pieces, materialOf), pointsOf(pieces), lights)
      return { triangles: trianglesOf(pieces), drawCalls: drawCallsOf(pieces), milliseconds }
    },
    draw(shot) {
      const start = performance.now()
      const named = isViewName(shot.name) ? VIEWS[shot.name] : {}
      studio.draw({ ...shot, view: { ...shot.view, ...named } })
      const png = canvas.toDataURL('image/png')
      return { milliseconds: Math.round(performance.now() - start), png }
    },
  }
}
