import type { WebGLRenderer } from 'three'

/** Returns how many milliseconds a drawing takes on the GPU, without blocking the page meanwhile. */
export async function timeDrawing(renderer: WebGLRenderer, draw: () => void): Promise<number> {
  const gl = renderer.getContext() as WebGL2RenderingContext
  const begun = performance.now()
  draw()
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
  if (!fence) return performance.now() - begun
  gl.flush()
  while (!isDone(gl, fence)) await new Promise((resolve) => setTimeout(resolve, 2))
  gl.deleteSync(fence)
  return performance.now() - begun
}

function isDone(gl: WebGL2RenderingContext, fence: WebGLSync): boolean {
  const state = gl.clientWaitSync(fence, 0, 0)
  return state !== gl.TIMEOUT_EXPIRED || gl.isContextLost()
}
