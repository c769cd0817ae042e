import { Group, WebGLRenderer } from 'three'

import { createDarkStudio } from '../../src/studio/dark/dark-studio.ts'
import { createStudio } from '../../src/studio/studio.ts'
import { dress } from '../page.ts'
import { modelsOf } from '../subjects.ts'
import { createScenery } from './scenery.ts'
import { SET_STILLS } from './set-stills.ts'

/** A trial is drawn smaller and with fewer samples than the picture. */
interface Size {
  width: number
  height: number
  samples: number
}

/** The function that the drawing page offers to the script that drives it. */
interface SetsPage {
  /** Draws the picture of this name, and returns a PNG as a data URL. */
  draw: (name: string, size: Size) => string
}

declare global {
  interface Window {
    sets: SetsPage
  }
}

/** The number of lights for the ground shadow: as many as a bike's spokes need. */
const SHADOW_LIGHTS = 64

/** Opens the studio for sets in this page. */
export function openSets() {
  const canvas = document.createElement('canvas')
  const renderer = new WebGLRenderer({ canvas, preserveDrawingBuffer: true, alpha: true })
  const studios = { light: createStudio(renderer), dark: createDarkStudio(renderer) }
  window.sets = {
    draw(name, size) {
      const still = SET_STILLS.find((known) => known.name === name)
      if (!still) throw new Error(`There is no picture called ${name}.`)
      const shown = [...modelsOf(still.subject), ...still.others()].map(dress)
      const [colour] = still.colours
      if (colour) for (const { setColour } of shown) setColour(colour)
      const scenery = still.scenery && createScenery(still.scenery)
      const whole = new Group().add(...shown.map(({ group }) => group), ...(scenery?.meshes ?? []))
      // The scenery has no points: the camera and the light are fitted to what stands in it.
      const points = shown.flatMap((model) => model.points)
      const studio = studios[still.isDark ? 'dark' : 'light']
      studio.show(whole, points, SHADOW_LIGHTS)
      studio.draw({ view: still.view, ...size })
      const picture = canvas.toDataURL('image/png')
      for (const { dispose } of shown) dispose()
      scenery?.dispose()
      return picture
    },
  }
}
