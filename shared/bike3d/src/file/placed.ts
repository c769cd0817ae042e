/**
 * Returns a bike's points or directions in the file's axes: its front, our x, towards +z; its right side towards -x.
 */
export function placed(numbers: Float32Array, scale = 1): Float32Array {
  const turned = new Float32Array(numbers.length)
  for (let i = 0; i < numbers.length; i += 3) {
    turned[i] = -(numbers[i + 2] ?? 0) * scale
    turned[i + 1] = (numbers[i + 1] ?? 0) * scale
    turned[i + 2] = (numbers[i] ?? 0) * scale
  }
  return turned
}
