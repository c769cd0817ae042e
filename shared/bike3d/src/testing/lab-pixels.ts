import sharp from 'sharp'

/** A colour as the eye tells colours apart (CIE Lab): lightness 0 to 100, chroma 0 for grey, hue in degrees. */
export interface LabPixel {
  lightness: number
  chroma: number
  hue: number
}

/** Returns a colour in sRGB, each channel 0 to 255, as lightness, chroma and hue. */
export function labOf(rgb: readonly number[]): LabPixel {
  const [r = 0, g = 0, b = 0] = rgb.map(linear)
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.0888)
  const [green, yellow] = [500 * (x - y), 200 * (y - z)]
  const hue = ((Math.atan2(yellow, green) * 180) / Math.PI + 360) % 360
  return { lightness: 116 * y - 16, chroma: Math.hypot(green, yellow), hue }
}

/** Returns the pixels of a picture, scaled down to 160×100. */
export async function labPixels(file: string): Promise<LabPixel[]> {
  const { data } = await sharp(file)
    .resize(160, 100)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Array.from({ length: data.length / 3 }, (_, i) => labOf([...data.subarray(i * 3, i * 3 + 3)]))
}

function linear(channel: number) {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const root = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
