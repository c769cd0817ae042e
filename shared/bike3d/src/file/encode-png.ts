import type { EncodePng } from './png-pixels.ts'

/** Returns a PNG, encoded by the browser; runs in a worker. */
export const encodePng: EncodePng = async ({ width, height, data }) => {
  const canvas = new OffscreenCanvas(width, height)
  const image = new ImageData(new Uint8ClampedArray(data), width, height)
  canvas.getContext('2d')?.putImageData(image, 0, 0)
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  return new Uint8Array(await blob.arrayBuffer())
}
