import { type Configuration, isBike, isSize, SIGNATURE_COLOURS, stillOf } from '@nireeka/bike3d'
import { BikeViewer } from '@nireeka/bike3d/viewer'
import { Picture } from '@nireeka/ui'
import { useMemo } from 'react'

import type { Size } from '../bikes/bike.ts'
import type { Colour } from '../colour/pick-colour.ts'
import type { BuildableBike } from './bike.api.ts'

interface Props {
  bike: BuildableBike
  size: Size | null
  colour: Colour | null
}

/** The bike as it is chosen: a picture, which comes alive where it can. */
export function BikeView({ bike, size, colour }: Props) {
  const configuration = useConfiguration(bike.slug, size?.name ?? 'M', colour?.id ?? null)
  const name = [bike.title, colour && `in ${colour.name}`, size && `size ${size.name}`]
  const poster = (src: string) => (
    <Picture src={src} alt={bike.title} sizes="(width < 60rem) 100vw, 48rem" isPriority />
  )
  if (!configuration) return poster(bike.image)
  return (
    <BikeViewer
      configuration={configuration}
      poster={poster(stillOf(configuration.bike, configuration.colour.id))}
      alt={name.filter(Boolean).join(', ')}
      view="front34"
      canExplode
      fileName={bike.slug}
    />
  )
}

/** Null for a bike that has no model. */
function useConfiguration(slug: string, size: string, colour: number | null): Configuration | null {
  return useMemo(() => {
    if (!isBike(slug) || !isSize(size)) return null
    return { bike: slug, size, parts: [], colour: { id: colour ?? SIGNATURE_COLOURS[slug] } }
  }, [slug, size, colour])
}
