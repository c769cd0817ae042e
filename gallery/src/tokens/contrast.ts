type Rgb = readonly [red: number, green: number, blue: number]

/** Returns WCAG's contrast ratio of two opaque colours, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the numbers in "rgb(47, 74, 60)", the browser's format of an opaque colour; null for a translucent one. */
export function readRgb(text: string): Rgb | null {
  const numbers = text.match(/[\d.]+/g)?.map(Number) ?? []
  return text.startsWith('rgb(') && numbers.length === 3 ? (numbers as unknown as Rgb) : null
}
