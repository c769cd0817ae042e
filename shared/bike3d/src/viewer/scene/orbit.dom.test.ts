import { PerspectiveCamera, Vector3 } from 'three'
import { expect, test, vi } from 'vitest'

import { createOrbit } from './orbit.ts'

function open() {
  const host = document.body.appendChild(document.createElement('div'))
  host.tabIndex = 0
  const canvas = host.appendChild(document.createElement('canvas'))
  const camera = new PerspectiveCamera(20, 1.6)
  const onMove = vi.fn()
  const orbit = createOrbit({ camera, canvas, reducesMotion: true, onMove, onHold: vi.fn() })
  orbit.setReach(5)
  orbit.setPose({ position: new Vector3(0, 0.6, 5), target: new Vector3(0, 0.5, 0) })
  return { host, canvas, camera, orbit, onMove }
}

const wheel = (canvas: Element, options: WheelEventInit = {}) => {
  const event = new WheelEvent('wheel', { deltaY: 200, cancelable: true, bubbles: true, ...options })
  canvas.dispatchEvent(event)
  return event.defaultPrevented
}

test('a finger that moves up or down scrolls the page', () => {
  expect(open().canvas.style.touchAction).toBe('pan-y')
})

test('the wheel scrolls the page, unless Ctrl is pressed or the view has the focus', () => {
  const { host, canvas } = open()
  expect(wheel(canvas)).toBe(false)
  expect(wheel(canvas, { ctrlKey: true })).toBe(true)
  host.focus()
  expect(wheel(canvas)).toBe(true)
  host.blur()
  expect(wheel(canvas)).toBe(false)
})

test('the camera never goes below the ground, however far it is turned', () => {
  const { camera, orbit } = open()
  for (let i = 0; i < 20; i++) orbit.turn(0, -15)
  expect(camera.position.y).toBeGreaterThan(0.5)
})

test('zooming ends near the bike and a little beyond where all of it is seen', () => {
  const { camera, orbit } = open()
  const target = new Vector3(0, 0.5, 0)
  for (let i = 0; i < 40; i++) orbit.zoom(1.3)
  expect(camera.position.distanceTo(target)).toBeCloseTo(0.35)
  for (let i = 0; i < 40; i++) orbit.zoom(1 / 1.3)
  expect(camera.position.distanceTo(target)).toBeCloseTo(6.5)
})

test('an arrow key to the right turns the bike’s front to the viewer, and a frame is asked for', () => {
  const { camera, orbit, onMove } = open()
  onMove.mockClear()
  orbit.turn(30, 0)
  expect(camera.position.x).toBeGreaterThan(1)
  expect(onMove).toHaveBeenCalled()
})
