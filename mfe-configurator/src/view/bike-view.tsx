import { type Configuration, stillOf } from '@nireeka/bike3d'
import { BikeViewer, type LiveBike, type ViewerSources, type ViewerState } from '@nireeka/bike3d/viewer'
import { type Layer, namedWith } from '@nireeka/contracts/bike-layers'
import { LayeredPicture } from '@nireeka/ui'
import { useEffect, useMemo, useState } from 'react'

import type { Builder } from '../bike-build/builder.ts'
import { configurationOf, likelyNext } from './configuration-of.ts'
import { pieceOfSlot } from './piece-of-slot.ts'
import { extrasOver } from './pictured-extras.ts'
import { shownBike } from './shown-bike.ts'
import { lackOfStill, nameOf } from './view-labels.ts'

interface Props {
  builder: Builder
  /** The slot in which a part is being chosen; the camera moves close to it. */
  framedSlotId: number | null
  /** Replacements for browser features and requests, for tests. */
  sources?: ViewerSources
}

/** The bike as built: a still picture that becomes a 3D view where possible. */
export function BikeView({ builder, framedSlotId, sources }: Props) {
  const { bike, build, size, colour } = builder
  const configuration = useMemo(
    () => configurationOf({ bike, build, size, colour }),
    [bike, build, size, colour],
  )
  const likely = useMemo(
    () => likelyNext({ bike, build, size, colour }, framedSlotId),
    [bike, build, size, colour, framedSlotId],
  )
  const onState = useShowing(configuration)
  if (!configuration) return <Poster src={bike.image} title={bike.title} layers={[]} />
  const still = stillOf(configuration.bike, configuration.colour.id)
  return (
    <BikeViewer
      configuration={configuration}
      poster={<Poster src={still} title={bike.title} layers={extrasOver(still, builder)} />}
      posterLacks={lackOfStill(builder)}
      alt={nameOf(builder)}
      view="front34"
      framedPiece={pieceOfSlot(framedSlotId)}
      likely={likely}
      canExplode
      fileName={bike.slug}
      onState={onState}
      sources={sources}
    />
  )
}

interface PosterProps {
  src: string
  title: string
  layers: readonly Layer[]
}

/** The still picture with the extras that are laid over it. */
const Poster = ({ src, title, layers }: PosterProps) => (
  <LayeredPicture
    src={src}
    layers={layers}
    alt={namedWith(title, layers)}
    sizes="(width < 60rem) 100vw, 60rem"
    isPriority
  />
)

/** Makes the 3D view available to the rest of the page, and removes it on unmount. */
function useShowing(configuration: Configuration | null) {
  const [live, setLive] = useState<LiveBike | null>(null)
  useEffect(() => {
    if (!live || !configuration) return
    shownBike.set({ picture: live.picture, file: (format) => live.file(configuration, format) })
    return () => shownBike.set(null)
  }, [live, configuration])
  return (state: ViewerState) => setLive(state.status === 'live' ? state.bike : null)
}
