import { createPixels, type Pixels, setPixel } from './pixels.ts'

/** Returns the normals of a repeating relief, given its height (0 to 1) at u to the right and v upwards, 0 to 1. */
export function normalMapOf(
  { width, height, strength }: { width: number; height: number; strength: number },
  heightAt: (u: number, v: number) => number,
): Pixels {
  const relief = Float32Array.from({ length: width * height }, (_, i) =>
    heightAt(((i % width) + 0.5) / width, 1 - (Math.floor(i / width) + 0.5) / height),
  )
  const at = (x: number, y: number) => relief[((y + height) % height) * width + ((x + width) % width)] ?? 0
  const pixels = createPixels(width, height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const right = (at(x + 1, y) - at(x - 1, y)) * strength
      const up = (at(x, y - 1) - at(x, y + 1)) * strength
      const length = Math.hypot(right, up, 1)
      setPixel(pixels, x, y, [0.5 - right / length / 2, 0.5 - up / length / 2, 0.5 + 0.5 / length, 1])
    }
  return pixels
}
