import type { Configuration } from '../configuration/configuration.ts'
import { type Paint, paintOf } from '../configuration/paint-of.ts'
import { shapeOf } from '../configuration/shape-of.ts'
import type { GroundShade } from './model/ground-shade.ts'
import type { LiveModel } from './model/model-client.ts'

interface Needs {
  /** What is shown already. */
  first: Configuration
  ask: (configuration: Configuration) => Promise<LiveModel | null>
  scene: {
    showModel: (model: LiveModel) => void
    showShade: (shade: GroundShade) => void
    setPaint: (paint: Paint) => void
  }
}

/** Shows one choice after the other, however quickly they come: what was chosen last is what is seen in the end. */
export function followChoices({ first, ask, scene }: Needs) {
  let asked = shapeKey(first)
  let last = 0

  async function showShape(next: Configuration, key: string) {
    asked = key
    try {
      const model = await ask(next)
      if (!model) return
      scene.showModel(model)
      void model.shade.then((shade) => shade && scene.showShade(shade))
    } catch (error) {
      // What failed is no shape to compare the next one with.
      if (asked === key) asked = ''
      throw error
    }
  }

  return async (next: Configuration): Promise<void> => {
    const [paint, key] = [paintOf(next.colour), shapeKey(next)]
    const turn = ++last
    if (key !== asked) await showShape(next, key)
    if (turn === last) scene.setPaint(paint)
  }
}

/** A colour or a part that can't be seen changes no mesh, so nobody has to be asked for one. */
const shapeKey = (configuration: Configuration) => JSON.stringify(shapeOf(configuration))
