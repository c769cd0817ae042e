/** Returns a picture with others of the same shape over it, in the size of the first one; without others, itself. */
export function layOver(
  image: HTMLImageElement,
  layers: readonly HTMLImageElement[],
  canvas: HTMLCanvasElement = document.createElement('canvas'),
): CanvasImageSource {
  const context = layers.length > 0 ? canvas.getContext('2d') : null
  if (!context) return image
  const { naturalWidth: width, naturalHeight: height } = image
  canvas.width = width
  canvas.height = height
  for (const one of [image, ...layers]) context.drawImage(one, 0, 0, width, height)
  return canvas
}
