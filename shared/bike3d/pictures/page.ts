import { Group, type Vector3, WebGLRenderer } from 'three'

import type { ColourChoice } from '../src/configuration/configuration.ts'
import { paintOf } from '../src/configuration/paint-of.ts'
import { createMaterials } from '../src/materials/create-materials.ts'
import { createDarkStudio } from '../src/studio/dark/dark-studio.ts'
import { createModelGroup, pointsOf, standing } from '../src/studio/model-group.ts'
import { createStudio, type Shot } from '../src/studio/studio.ts'
import { createPaints } from './paints.ts'
import { type Model, modelsOf, type Subject } from './subjects.ts'

/** The functions that the drawing page offers to the script that drives it. */
interface PicturePage {
  show: (subject: Subject, lights: number, theme: 'light' | 'dark') => void
  /** Draws a still; needs a colour for each bike of the subject and returns a PNG as a data URL. */
  draw: (shot: Shot, colours: ColourChoice[]) => string
}

declare global {
  interface Window {
    pictures: PicturePage
  }
}

/** Opens the studio in this page. */
export function openPictures() {
  const canvas = document.createElement('canvas')
  const renderer = new WebGLRenderer({ canvas, preserveDrawingBuffer: true, alpha: true })
  const studios = { light: createStudio(renderer), dark: createDarkStudio(renderer) }
  let studio = studios.light
  let shown: ReturnType<typeof dress>[] = []
  window.pictures = {
    show(subject, lights, theme) {
      studio = studios[theme]
      for (const { dispose } of shown) dispose()
      shown = modelsOf(subject).map(dress)
      const whole = new Group().add(...shown.map(({ group }) => group))
      const points: Vector3[] = shown.flatMap((model) => model.points)
      studio.show(whole, points, lights)
    },
    draw(shot, colours) {
      shown.forEach(({ setColour }, i) => {
        const colour = colours[i]
        if (colour) setColour(colour)
      })
      studio.draw(shot)
      return canvas.toDataURL('image/png')
    },
  }
}

/** Returns a model as a group with its materials, at its place in the picture. */
export function dress({ pieces, measures, stands, tint }: Model) {
  const paints = measures && createPaints(measures)
  const materials = createMaterials({
    ...(paints ? { paint: paints.paint, paintPlain: paints.paintPlain } : {}),
    ...(tint ? { tint } : {}),
    sharpness: 2,
  })
  const place = standing(stands)
  return {
    group: createModelGroup(pieces, materials.of, place),
    points: pointsOf(pieces, place),
    setColour: (colour: ColourChoice) => paints?.set(paintOf(colour)),
    dispose() {
      materials.dispose()
      paints?.dispose()
    },
  }
}
