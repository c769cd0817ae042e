import { isBike, stillOf } from '@nireeka/bike3d'
import { Picture } from '@nireeka/ui'

interface Props {
  slug: string
  colourId: number | null
  alt?: string
  sizes?: string
}

/** A prerendered picture of a bike in a colour, without the build's parts. */
export const BuildPicture = ({ slug, colourId, alt = '', sizes = '(width < 40rem) 66vw, 24rem' }: Props) => (
  <Picture src={isBike(slug) ? stillOf(slug, colourId) : null} alt={alt} sizes={sizes} />
)
