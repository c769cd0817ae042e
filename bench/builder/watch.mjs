/** @typedef {Record<'handled' | 'changed' | 'painted' | 'built' | 'drawn' | 'finished', number | null>} Times */

/**
 * Runs in the page before its scripts. It records the answers of the geometry worker, uploads to the graphics card
 * and later draw calls, so that the times come from what the browser draws, not from the page's own reports.
 */
export function watchDrawing() {
  /** @type {DrawingWatch} */
  const state = { built: null, uploads: 0, drawn: null, finished: null }
  window.drawingWatch = state

  const Thread = window.Worker
  window.Worker = class extends Thread {
    /** @param {ConstructorParameters<typeof Worker>} args */
    constructor(...args) {
      super(...args)
      this.addEventListener('message', ({ data }) => {
        if (data.status === 'model') state.built ??= performance.now()
      })
    }
  }

  const { bufferData, drawElements } = WebGL2RenderingContext.prototype
  WebGL2RenderingContext.prototype.bufferData = new Proxy(bufferData, {
    apply(target, context, args) {
      // Uploads before the worker's answer belong to the previous choice.
      if (state.built !== null) state.uploads++
      return Reflect.apply(target, context, args)
    },
  })
  WebGL2RenderingContext.prototype.drawElements = function (...args) {
    if (state.uploads > 0 && state.drawn === null) {
      state.drawn = 0
      // Runs after all draw calls of the frame.
      queueMicrotask(() => {
        state.drawn = performance.now()
        const fence = this.fenceSync(this.SYNC_GPU_COMMANDS_COMPLETE, 0)
        if (!fence) return
        this.flush()
        const look = () => {
          if (this.clientWaitSync(fence, 0, 0) === this.TIMEOUT_EXPIRED) return void setTimeout(look, 1)
          state.finished = performance.now()
        }
        look()
      })
    }
    return drawElements.apply(this, args)
  }
}

/**
 * Chooses a part; runs in the page. Returns the ms from the click until the scripts have run, the price is in the
 * page and painted, and, with the 3D view, the geometry is built, drawn and the frame finished. A step that doesn't
 * occur (the same price, an invisible part) is null; the result is null if the part can't be chosen.
 * @param {{ partId: number, isLive: boolean }} choice
 * @returns {Promise<Times | null>}
 */
export async function choosePart({ partId, isLive }) {
  /** @type {HTMLInputElement | null} */
  const input = document.querySelector(`input[value="${partId}"]`)
  if (!input || input.checked || input.getAttribute('aria-disabled')) return null
  const output = document.querySelector('output')
  if (!output) throw new Error('The page tells no price')
  const before = output.textContent
  const state = Object.assign(window.drawingWatch, { built: null, uploads: 0, drawn: null, finished: null })
  /** @type {number | null} */
  let changed = null
  /** @type {number | null} */
  let painted = null
  const observer = new MutationObserver(() => {
    if (changed !== null || output.textContent === before) return
    changed = performance.now()
    requestAnimationFrame(() => {
      // A message posted during the frame arrives after the frame has been painted.
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => (painted = performance.now()))
      port1.start()
      port2.postMessage(null)
    })
  })
  observer.observe(output, { subtree: true, childList: true, characterData: true })
  const clicked = performance.now()
  input.click()
  const handled = performance.now()
  const until = clicked + 1200
  const isOver = () => painted !== null && (!isLive || state.finished !== null)
  while (!isOver() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 4))
  observer.disconnect()
  const since = (/** @type {number | null} */ time) => (time === null || time === 0 ? null : time - clicked)
  return {
    handled: since(handled),
    changed: since(changed),
    painted: since(painted),
    built: since(state.built),
    drawn: since(state.drawn),
    finished: since(state.finished),
  }
}

/**
 * Removes a chosen part from a slot of many; runs in the page.
 * @param {number} partId
 */
export function takeOff(partId) {
  /** @type {HTMLInputElement | null} */
  const input = document.querySelector(`input[value="${partId}"]`)
  if (input?.checked) input.click()
}

export function rendererOf() {
  const gl = document.createElement('canvas').getContext('webgl2')
  if (!gl) return 'nothing'
  const named = gl.getExtension('WEBGL_debug_renderer_info')
  return String(gl.getParameter(named?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER))
}
