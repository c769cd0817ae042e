import type { Configuration } from '../../configuration/configuration.ts'
import type { ModelPiece } from '../../model/model.ts'
import { stepsToShade } from './ground-shade.ts'
import type { FileRequest, ModelThreadRequest } from './messages.ts'
import { buffersOf, type ModelMaker } from './model-maker.ts'
import type { Turn, Work } from './serve-requests.ts'

interface Needs {
  maker: ModelMaker
  makeFile: (request: FileRequest) => Promise<Uint8Array>
}

/**
 * Returns the work for each request to the worker, divided so that no single step takes long, except a first bike or a
 * file.
 */
export const answerRequest =
  ({ maker, makeFile }: Needs) =>
  async (request: ModelThreadRequest): Promise<Turn> => {
    const { id } = request
    if (request.kind === 'file') {
      const file = await makeFile(request)
      return { reply: { id, status: 'file', file }, transfer: [file.buffer as ArrayBuffer] }
    }
    if (request.kind === 'ahead') return buildAhead(maker, id, [...request.configurations])
    const model = maker.answer(request)
    const { pieces } = maker.make(request.configuration)
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
