import type { Configuration } from '../../configuration/configuration.ts'
import type { ModelPiece } from '../../model/model.ts'
import { stepsToShade } from './ground-shade.ts'
import type { FileWish, Wish } from './messages.ts'
import { buffersOf, type ModelMaker } from './model-maker.ts'
import type { Turn, Work } from './serve-wishes.ts'

interface Needs {
  maker: ModelMaker
  makeFile: (wish: FileWish) => Promise<Uint8Array>
}

/** The work behind each wish, cut so that no turn but a first bike's or a file's takes long. */
export const answerWish =
  ({ maker, makeFile }: Needs) =>
  async (wish: Wish): Promise<Turn> => {
    const { id } = wish
    if (wish.kind === 'file') {
      const file = await makeFile(wish)
      return { reply: { id, status: 'file', file }, transfer: [file.buffer as ArrayBuffer] }
    }
    if (wish.kind === 'ahead') return buildAhead(maker, id, [...wish.configurations])
    const model = maker.answer(wish)
    const { pieces } = maker.make(wish.configuration)
    return {
      reply: { id, status: 'model', model },
      transfer: buffersOf(model),
      rest: shadeIn(stepsToShade(pieces), id),
    }
  }

const shadeIn =
  (steps: ReturnType<typeof stepsToShade>, id: number): Work =>
  () => {
    const { done, value } = steps.next()
    if (!done) return { rest: shadeIn(steps, id) }
    return { reply: { id, status: 'shade', shade: value }, transfer: [value.values.buffer as ArrayBuffer] }
  }

/** One piece a turn. What has no shape is left out: it is told when it is chosen. */
function buildAhead(maker: ModelMaker, id: number, configurations: Configuration[]): Turn {
  const step = (): Turn => {
    const [first] = configurations
    if (!first) return { reply: { id, status: 'ahead', materials: maker.materials() } }
    if (!attempt(() => maker.buildAhead(first))) configurations.shift()
    return { rest: step }
  }
  return step()
}

function attempt(build: () => ModelPiece | null): ModelPiece | null {
  try {
    return build()
  } catch {
    return null
  }
}
