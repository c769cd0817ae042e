import type { Configuration } from '../../configuration/configuration.ts'
import type { ModelPiece } from '../../model/model.ts'
import { SHADE_STEPS, stepsToShade } from './ground-shade.ts'
import type { FileRequest, ModelThreadRequest, Reply } from './messages.ts'
import { buffersOf, type ModelMaker } from './model-maker.ts'
import type { Turn, Work } from './serve-requests.ts'

interface Needs {
  maker: ModelMaker
  makeFile: (request: FileRequest) => Promise<Uint8Array>
  /** Sends the progress while a model is being built. */
  tell: (progress: Reply) => void
}

/**
 * Returns the work for each request to the worker, divided so that no single step takes long, except a first bike or a
 * file.
 */
export const answerRequest =
  ({ maker, makeFile, tell }: Needs) =>
  async (request: ModelThreadRequest): Promise<Turn> => {
    const { id } = request
    if (request.kind === 'file') {
      const file = await makeFile(request)
      return { reply: { id, status: 'file', file }, transfer: [file.buffer as ArrayBuffer] }
    }
    if (request.kind === 'ahead') return buildAhead(maker, id, [...request.configurations])
    const model = maker.answer(request, (share) => tell({ id, status: 'progress', stage: 'pieces', share }))
    const { pieces } = maker.make(request.configuration)
    return {
      reply: { id, status: 'model', model },
      transfer: buffersOf(model),
      rest: shadeIn(stepsToShade(pieces), id, 1),
    }
  }

const shadeIn =
  (steps: ReturnType<typeof stepsToShade>, id: number, step: number): Work =>
  () => {
    const { done, value } = steps.next()
    if (!done)
      return {
        reply: { id, status: 'progress', stage: 'shade', share: step / SHADE_STEPS },
        rest: shadeIn(steps, id, step + 1),
      }
    return { reply: { id, status: 'shade', shade: value }, transfer: [value.values.buffer as ArrayBuffer] }
  }

/** Builds one piece per step. Unknown parts are skipped; they are reported when they are chosen. */
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
