import { Group, WebGLRenderer } from 'three'

import type { ColourChoice } from '../../src/configuration/configuration.ts'
import { paintOf } from '../../src/configuration/paint-of.ts'
import { createMaterials } from '../../src/materials/create-materials.ts'
import type { ModelPiece } from '../../src/model/model.ts'
import { createDarkStudio } from '../../src/studio/dark/dark-studio.ts'
import { createLayerStudio } from '../../src/studio/layers/layer-studio.ts'
import { createModelGroup, pointsOf } from '../../src/studio/model-group.ts'
import { createStudio, type Shot } from '../../src/studio/studio.ts'
import { createPaints } from '../paints.ts'
import { createLayerModels, type LayerModel, type LayerPieces } from './layer-model.ts'

type Theme = 'light' | 'dark'

/** The functions that the drawing page offers to the script that drives it. */
interface LayersPage {
  show: (layer: LayerModel, theme: Theme) => void
  /** Draws the layer in a colour, and returns a transparent PNG as a data URL. */
  draw: (shot: Shot, colour: ColourChoice) => string
  /** Draws the standard bike without the pieces that an upgrade replaces, and returns a PNG as a data URL. */
  drawBehind: (layer: LayerModel, theme: Theme, picture: { shot: Shot; colour: ColourChoice }) => string
}

declare global {
  interface Window {
    bikeLayers: LayersPage
  }
}

/** The number of lights for the ground shadow, as for the bikes' stills. */
const SHADOW_LIGHTS = 64

/** Opens the layers' studio in this page. */
export function openLayers() {
  const { canvas, renderer } = openRenderer()
  const studio = createLayerStudio(renderer)
  const piecesOf = createLayerModels()
  const behind = createBehind()
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
    drawBehind(layer, theme, picture) {
      behind.show(layer.pieces, theme, () => piecesOf(layer))
      return behind.draw(picture.shot, picture.colour)
    },
  }
}

function openRenderer() {
  const canvas = document.createElement('canvas')
  return { canvas, renderer: new WebGLRenderer({ canvas, preserveDrawingBuffer: true, alpha: true }) }
}

/** Returns what draws standard bikes without some of their pieces, as their stills are drawn. */
function createBehind() {
  const { canvas, renderer } = openRenderer()
  const studios = { light: createStudio(renderer), dark: createDarkStudio(renderer) }
  let shown: (ReturnType<typeof dressWith> & { key: string; theme: Theme }) | null = null
  return {
    /** Shows a bike without some pieces, whose shadow takes long, unless it is shown already. */
    show(without: readonly string[], theme: Theme, bike: () => LayerPieces) {
      const { measures, standard } = bike()
      const key = [measures.bike, theme, ...without].join(' ')
      if (shown?.key === key) return
      shown?.dispose()
      const left = standard.filter(({ name }) => !without.includes(name))
      shown = { ...dressWith(measures, [left]), key, theme }
      const [group = new Group()] = shown.groups
      studios[theme].show(group, pointsOf(standard), SHADOW_LIGHTS)
    },
    draw(shot: Shot, colour: ColourChoice) {
      if (!shown) throw new Error('No bike is shown.')
      shown.setColour(colour)
      studios[shown.theme].draw(shot)
      return canvas.toDataURL('image/png')
    },
  }
}

/** Returns the extra and the rest of the bike as groups with their materials. */
function dress({ measures, extra, others, standard }: LayerPieces) {
  const { groups, ...dressed } = dressWith(measures, [extra, others])
  const [shown = new Group(), bike = new Group()] = groups
  return { ...dressed, extra: shown, bike, points: pointsOf(standard) }
}

/** Returns sets of a bike's pieces as groups with the bike's materials. */
function dressWith(measures: LayerPieces['measures'], sets: ModelPiece[][]) {
  const paints = createPaints(measures)
  const { paint, paintPlain } = paints
  const materials = createMaterials({ paint, paintPlain, sharpness: 2 })
  return {
    groups: sets.map((pieces) => createModelGroup(pieces, materials.of)),
    setColour: (colour: ColourChoice) => paints.set(paintOf(colour)),
    dispose() {
      materials.dispose()
      paints.dispose()
    },
  }
}
