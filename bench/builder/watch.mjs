/**
 * Runs in the page before all else: hears what the thread that builds answers, what goes to the graphics card and what
 * is drawn afterwards, so that "the part is on the screen" is what the browser was told to draw and nothing that the
 * page says of itself.
 */
export function watchDrawing() {
  const state = { built: null, uploads: 0, drawn: null, finished: null }
  window.drawingWatch = state

  const Thread = window.Worker
  window.Worker = class extends Thread {
    constructor(...args) {
      super(...args)
      this.addEventListener('message', ({ data }) => {
        if (data.status === 'model') state.built ??= performance.now()
      })
    }
  }

  const { bufferData, drawElements } = WebGL2RenderingContext.prototype
  WebGL2RenderingContext.prototype.bufferData = function (...args) {
    // What came before the thread's answer belongs to the choice before.
    if (state.built !== null) state.uploads++
    return bufferData.apply(this, args)
  }
  WebGL2RenderingContext.prototype.drawElements = function (...args) {
    if (state.uploads > 0 && state.drawn === null) {
      state.drawn = 0
      // Once all calls of the frame are made.
      queueMicrotask(() => {
        state.drawn = performance.now()
        const fence = this.fenceSync(this.SYNC_GPU_COMMANDS_COMPLETE, 0)
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
 */
export async function choosePart({ partId, isLive }) {
  const input = document.querySelector(`input[value="${partId}"]`)
  if (!input || input.checked || input.getAttribute('aria-disabled')) return null
  const output = document.querySelector('output')
  const before = output.textContent
  const state = Object.assign(window.drawingWatch, { built: null, uploads: 0, drawn: null, finished: null })
  let [changed, painted] = [null, null]
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
  const since = (time) => (time === null || time === 0 ? null : time - clicked)
  const times = {
    handled,
    changed,
    painted,
    built: state.built,
    drawn: state.drawn,
    finished: state.finished,
  }
  return Object.fromEntries(Object.entries(times).map(([name, time]) => [name, since(time)]))
}

/** Runs in the page: whatever is chosen of a slot of many goes off again. */
export function takeOff(partId) {
  const input = document.querySelector(`input[value="${partId}"]`)
  if (input?.checked) input.click()
}

export function rendererOf() {
  const gl = document.createElement('canvas').getContext('webgl2')
  if (!gl) return 'nothing'
  const named = gl.getExtension('WEBGL_debug_renderer_info')
  return String(gl.getParameter(named?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER))
}
