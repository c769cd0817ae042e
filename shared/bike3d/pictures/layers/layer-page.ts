import { WebGLRenderer } from 'three'

import type { ColourChoice } from '../../src/configuration/configuration.ts'
import { paintOf } from '../../src/configuration/paint-of.ts'
import { createMaterials } from '../../src/materials/create-materials.ts'
import { createLayerStudio } from '../../src/studio/layers/layer-studio.ts'
import { createModelGroup, pointsOf } from '../../src/studio/model-group.ts'
import type { Shot } from '../../src/studio/studio.ts'
import { createPaints } from '../paints.ts'
import { createLayerModels, type LayerPieces } from './layer-model.ts'
import type { LayerStill } from './layer-stills.ts'

/** The functions that the drawing page offers to the script that drives it. */
interface LayersPage {
  show: (layer: Pick<LayerStill, 'subject' | 'piece'>, theme: 'light' | 'dark') => void
  /** Draws the layer in a colour, and returns a transparent PNG as a data URL. */
  draw: (shot: Shot, colour: ColourChoice) => string
}

declare global {
  interface Window {
    bikeLayers: LayersPage
  }
}

/** Opens the layers' studio in this page. */
export function openLayers() {
  const canvas = document.createElement('canvas')
  const renderer = new WebGLRenderer({ canvas, preserveDrawingBuffer: true, alpha: true })
  const studio = createLayerStudio(renderer)
  const piecesOf = createLayerModels()
  let shown: ReturnType<typeof dress> | null = null
  window.bikeLayers = {
    show(layer, theme) {
      shown?.dispose()
      shown = dress(piecesOf(layer))
      const { extra, bike, points } = shown
      studio.show({ extra, bike, points, theme })
    },
    draw(shot, colour) {
      shown?.setColour(colour)
      studio.draw(shot)
      return canvas.toDataURL('image/png')
    },
  }
}

/** Returns the extra and the rest of the bike as groups with their materials. */
function dress({ measures, extra, others, standard }: LayerPieces) {
  const paints = createPaints(measures)
  const { paint, paintPlain } = paints
  const materials = createMaterials({ paint, paintPlain, sharpness: 2 })
  return {
    extra: createModelGroup(extra, materials.of),
    bike: createModelGroup(others, materials.of),
    points: pointsOf(standard),
    setColour: (colour: ColourChoice) => paints.set(paintOf(colour)),
    dispose() {
      materials.dispose()
      paints.dispose()
    },
  }
}
