import type { Facts } from './support.ts'

/** Asks the browser, at the cost of one short-lived WebGL context. */
export function readFacts(): Facts {
  const savesData = wantsFewData()
  // Whoever saves data is shown the picture anyway: nothing is started for them.
  if (savesData) return { hasWebGl2: 'WebGL2RenderingContext' in window, renderer: '', savesData }
  const gl = document.createElement('canvas').getContext('webgl2')
  if (!gl) return { hasWebGl2: false, renderer: '', savesData }
  const named = gl.getExtension('WEBGL_debug_renderer_info')
  const renderer = String(gl.getParameter(named?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER))
  // Browsers keep few contexts: this one is given back at once.
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return { hasWebGl2: true, renderer, savesData }
}

function wantsFewData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}
