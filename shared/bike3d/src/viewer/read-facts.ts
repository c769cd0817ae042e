import type { Facts } from './support.ts'

/** Returns facts about the browser's WebGL, using one short-lived WebGL context. */
export function readFacts(): Facts {
  const savesData = wantsFewData()
  // No WebGL context is created for visitors who save data, because they are shown the picture anyway.
  if (savesData) return { hasWebGl2: 'WebGL2RenderingContext' in window, renderer: '', savesData }
  const gl = document.createElement('canvas').getContext('webgl2')
  if (!gl) return { hasWebGl2: false, renderer: '', savesData }
  const named = gl.getExtension('WEBGL_debug_renderer_info')
  const renderer = String(gl.getParameter(named?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER))
  // Releases the context at once, because browsers allow only a few.
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return { hasWebGl2: true, renderer, savesData }
}

function wantsFewData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}
