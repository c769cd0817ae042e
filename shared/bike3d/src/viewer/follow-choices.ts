import type { Configuration } from '../configuration/configuration.ts'
import { type Paint, paintOf } from '../configuration/paint-of.ts'
import { shapeOf } from '../configuration/shape-of.ts'
import type { GroundShade } from './model/ground-shade.ts'
import type { LiveModel } from './model/model-client.ts'

interface Needs {
  /** The configuration that is already shown. */
  first: Configuration
  ask: (configuration: Configuration) => Promise<LiveModel | null>
  scene: {
    showModel: (model: LiveModel) => void
    showShade: (shade: GroundShade) => void
    setPaint: (paint: Paint) => void
  }
}

/**
 * Returns what shows configurations one after the other: however quickly they are chosen, the last one is shown in the
 * end.
 */
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
      // After a failure the next configuration is requested even if its shape is the same.
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

/**
 * Returns a key for the shape of a configuration. Colours and invisible parts don't change it, so no new meshes are
 * requested for them.
 */
const shapeKey = (configuration: Configuration) => JSON.stringify(shapeOf(configuration))
