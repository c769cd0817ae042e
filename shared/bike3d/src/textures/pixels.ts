/** A picture as plain numbers, row by row from the top, made without a canvas. */
export interface Pixels {
  width: number
  height: number
  channels: 1 | 4
  data: Uint8Array
}

export const createPixels = (width: number, height: number, channels: Pixels['channels'] = 4): Pixels => ({
  width,
  height,
  channels,
  data: new Uint8Array(width * height * channels),
})

/**
 * Returns a picture whose pixels a function computes from their middle, 0 to 1 from the left and from the bottom;
 * values 0 to 1.
 */
export function pixelsOf(
  size: { width: number; height: number; channels: Pixels['channels'] },
  colourAt: (u: number, v: number) => readonly number[],
): Pixels {
  const pixels = createPixels(size.width, size.height, size.channels)
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++)
      setPixel(pixels, x, y, colourAt((x + 0.5) / size.width, 1 - (y + 0.5) / size.height))
  return pixels
}

/** Sets a pixel's channels from values of 0 to 1. */
export function setPixel(pixels: Pixels, x: number, y: number, values: readonly number[]) {
  const start = (y * pixels.width + x) * pixels.channels
  for (let channel = 0; channel < pixels.channels; channel++)
    pixels.data[start + channel] = toByte(values[channel] ?? 1)
}

export const toByte = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255)
