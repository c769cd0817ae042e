import { isBike, stillOf } from '@nireeka/bike3d'
import { Picture } from '@nireeka/ui'

interface Props {
  slug: string
  colourId: number | null
  alt?: string
  sizes?: string
}

/** A bike in its colour, as it was drawn for everybody. */
export const BuildPicture = ({ slug, colourId, alt = '', sizes = '(width < 40rem) 66vw, 24rem' }: Props) => (
  <Picture src={isBike(slug) ? stillOf(slug, colourId) : null} alt={alt} sizes={sizes} />
)
