import type { PictureWords } from './layout.ts'
import { type Look, paintPicture } from './paint-picture.ts'

interface Sources {
  /** The bike as it was drawn for everybody: a path of this site. */
  still: string
  /** The bike as it is on the screen now; null where it isn't live. */
  live: (() => Promise<Blob | null>) | null
  sample: Element
}

/** A PNG of the build: of the live view where there is one, else of its still. Works without WebGL. */
export async function makePicture(words: PictureWords, { still, live, sample }: Sources): Promise<Blob> {
  const shown = await loadLive(live)
  const bike = shown ?? (await loadStill(still))
  await document.fonts.ready
  const said = shown ? { ...words, note: null } : words
  return paintPicture(said, { canvas: document.createElement('canvas'), look: lookOf(sample), bike })
}

/** A view that doesn't answer is no reason to be without a picture. */
async function loadLive(live: Sources['live']): Promise<ImageBitmap | null> {
  try {
    const blob = await live?.()
    return blob ? await createImageBitmap(blob) : null
  } catch {
    return null
  }
}

async function loadStill(path: string): Promise<HTMLImageElement | null> {
  const image = new Image()
  image.src = path
  try {
    await image.decode()
    return image
  } catch {
    return null
  }
}

/** In the colours and letters that the page has now; `sample` is set in the quiet ones, on the stage's ground. */
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
