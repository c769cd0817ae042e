import { layOut, type Line, type PictureTexts, STAGE, WIDTH } from './layout.ts'

export interface Look {
  font: string
  text: string
  quiet: string
  surface: string
  stage: string
}

/** The canvas and the styles to paint with. */
export interface PictureNeeds {
  canvas: HTMLCanvasElement
  look: Look
  /** The bike's image; null if it couldn't be loaded, and then only the text is painted. */
  bike: CanvasImageSource | null
}

/** Paints the bike with its name, choices and price, and returns a PNG. */
export async function paintPicture(words: PictureTexts, { canvas, look, bike }: PictureNeeds): Promise<Blob> {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  const fontOf = ({ size, isStrong }: Pick<Line, 'size' | 'isStrong'>) =>
    `${isStrong ? 600 : 400} ${size}px ${look.font}`
  const { lines, height } = layOut(words, (text, size) => {
    context.font = fontOf({ size, isStrong: false })
    return context.measureText(text).width
  })
  canvas.width = WIDTH
  canvas.height = height
  context.fillStyle = look.surface
  context.fillRect(0, 0, WIDTH, height)
  context.fillStyle = look.stage
  context.fillRect(0, 0, WIDTH, STAGE)
  if (bike) drawWhole(context, bike)
  for (const line of lines) {
    context.font = fontOf(line)
    context.textAlign = line.align
    context.fillStyle = line.isQuiet ? look.quiet : look.text
    context.fillText(line.text, line.x, line.y)
  }
  return toPng(canvas)
}

/** Draws an image centred and as large as fits. */
function drawWhole(context: CanvasRenderingContext2D, bike: CanvasImageSource) {
  const { width, height } = sizeOf(bike)
  const scale = Math.min(WIDTH / width, STAGE / height)
  const [x, y] = [(WIDTH - width * scale) / 2, (STAGE - height * scale) / 2]
  context.drawImage(bike, x, y, width * scale, height * scale)
}

function sizeOf(bike: CanvasImageSource): { width: number; height: number } {
  if ('naturalWidth' in bike) return { width: bike.naturalWidth, height: bike.naturalHeight }
  if ('width' in bike && typeof bike.width === 'number')
    return { width: bike.width, height: Number(bike.height) }
  return { width: WIDTH, height: STAGE }
}

const toPng = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))), 'image/png')
  })
