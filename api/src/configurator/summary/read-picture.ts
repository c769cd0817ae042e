import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The JPEG that a bike is shared with, of the folder of the site's pictures; null where there is none. */
export async function readPicture(picturesDir: string | undefined, slug: string): Promise<Buffer | null> {
  if (!picturesDir) return null
  return readFile(join(picturesDir, 'social', `${slug}.jpg`)).catch(() => null)
}
