import type { BikeScene } from './scene/bike-scene.ts'

/** Follows the size of the viewer's box, and pauses drawing while it isn't visible. */
export function watchHost(host: HTMLElement, scene: Pick<BikeScene, 'resize' | 'pause' | 'resume'>) {
  let isInView = true
  const look = () => (isInView && !document.hidden ? scene.resume() : scene.pause())
  const sight = new IntersectionObserver(([entry]) => {
    isInView = entry?.isIntersecting ?? true
    look()
  })
  const size = new ResizeObserver(() => {
    if (host.clientWidth > 0) scene.resize(host.clientWidth, host.clientHeight)
  })
  sight.observe(host)
  size.observe(host)
  document.addEventListener('visibilitychange', look)
  return () => {
    sight.disconnect()
    size.disconnect()
    document.removeEventListener('visibilitychange', look)
  }
}
