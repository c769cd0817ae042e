import type { ColourChoice } from '../src/configuration/configuration.ts'
import type { View } from '../src/studio/views.ts'
import type { Subject } from './subjects.ts'

/**
 * The format of a picture: `card` for lists, `stage` for large pictures in a page, `hero` up to the largest screens,
 * `contact` in the size that the specification gives (section 9), `social` for link previews.
 */
export type Format = 'card' | 'stage' | 'hero' | 'contact' | 'social'

/** One picture to draw. */
export interface Still {
  /** The path below shared/bike3d/pictures/drawn, without extension. */
  name: string
  subject: Subject
  /** The colours of the bikes in the picture, in their order. */
  colours: ColourChoice[]
  view: View
  format: Format
  samples: number
  /** Set for pictures that are also printed, which get a JPEG as well. */
  isOnPaper?: boolean
  /** Set for pictures in the dark studio, which the dark theme shows in the place of those without it. */
  isDark?: boolean
  /** Set for pictures that are transparent around what they show, to be laid over another one. */
  isLayer?: boolean
}
