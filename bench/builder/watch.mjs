/** @typedef {Record<'handled' | 'changed' | 'painted' | 'built' | 'drawn' | 'finished', number | null>} Times */

/**
 * Runs in the page before all else: hears what the thread that builds answers, what goes to the graphics card and what
 * is drawn afterwards, so that "the part is on the screen" is what the browser was told to draw and nothing that the
 * page says of itself.
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
      // What came before the thread's answer belongs to the choice before.
      if (state.built !== null) state.uploads++
      return Reflect.apply(target, context, args)
    },
  })
  WebGL2RenderingContext.prototype.drawElements = function (...args) {
    if (state.uploads > 0 && state.drawn === null) {
      state.drawn = 0
      // Once all calls of the frame are made.
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
 * Runs in the page: chooses a part. Milliseconds from the click until the scripts of it are done, its price is in the
 * page and painted, and, where the view is live, its geometry is built, drawn, and the frame finished. What doesn't
 * come (a part that costs the same, one that can't be seen) is null; a part that can't be chosen is null as a whole.
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
      // A message after the frame's own work comes when it has been painted.
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
 * Runs in the page: whatever is chosen of a slot of many goes off again.
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
