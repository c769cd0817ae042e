import type { PictureTexts } from './layout.ts'
import { layOver } from './lay-over.ts'
import { type Look, paintPicture } from './paint-picture.ts'

interface Sources {
  /** The path of the bike's prerendered picture. */
  still: string
  /** The paths of the extras that are laid over it. */
  layers: readonly string[]
  /** Returns the 3D view's current image; null without a 3D view. */
  live: (() => Promise<Blob | null>) | null
  sample: Element
}

/**
 * Returns a PNG of the build: from the 3D view if there is one, otherwise from the prerendered picture. Works without
 * WebGL.
 */
export async function makePicture(
  words: PictureTexts,
  { still, layers, live, sample }: Sources,
): Promise<Blob> {
  const shown = await loadLive(live)
  const bike = shown ?? (await loadStill(still, layers))
  await document.fonts.ready
  const said = shown ? { ...words, note: null } : words
  return paintPicture(said, { canvas: document.createElement('canvas'), look: lookOf(sample), bike })
}

/** A 3D view that doesn't answer falls back to the prerendered picture. */
async function loadLive(live: Sources['live']): Promise<ImageBitmap | null> {
  try {
    const blob = await live?.()
    return blob ? await createImageBitmap(blob) : null
  } catch {
    return null
  }
}

/** A layer that can't be loaded is left out. */
async function loadStill(still: string, layers: readonly string[]): Promise<CanvasImageSource | null> {
  const [image, ...extras] = await Promise.all([still, ...layers].map(loadImage))
  if (!image) return null
  return layOver(
    image,
    extras.filter((extra) => extra !== null),
  )
}

async function loadImage(path: string): Promise<HTMLImageElement | null> {
  const image = new Image()
  image.src = path
  try {
    await image.decode()
    return image
  } catch {
    return null
  }
}

/** Returns the page's current colours and font. `sample` is an element with muted text on the stage's background. */
function lookOf(sample: Element): Look {
  const page = getComputedStyle(document.documentElement)
  const quiet = getComputedStyle(sample)
  return {
    font: page.fontFamily,
    text: page.color,
    quiet: quiet.color,
    surface: page.backgroundColor,
    stage: quiet.backgroundColor,
  }
}
