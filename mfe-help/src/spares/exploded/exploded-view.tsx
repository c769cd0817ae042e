import { explodedStillOf } from '@nireeka/bike3d'
import { type ExplodedViewerProps, ExplodedViewer, stillSpotsOf } from '@nireeka/bike3d/exploded'
import { type Assembly, BIKE_PIECES, type BikePiece, isBikePiece } from '@nireeka/contracts/bike-pieces'
import { Picture } from '@nireeka/ui'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { AssemblyChips } from './assembly-chips.tsx'
import { configurationOf, picturedPieces } from './configuration-of.ts'
import type { Exploded } from './exploded.api.ts'
import styles from './exploded-view.module.css'
import { groupsOf, partCount } from './groups.ts'
import { PieceList } from './piece-list.tsx'
import { usePrinting } from './use-printing.ts'

interface Props {
  exploded: Exploded
  /** Replacements for browser features and requests, for tests. */
  sources?: ExplodedViewerProps['sources']
}

/** The exploded bike and its spares: what is pointed at or chosen in one of them is shown in the other. */
export function ExplodedView({ exploded: { bike, spares }, sources }: Props) {
  const configuration = useMemo(() => configurationOf(bike), [bike])
  const groups = useMemo(
    () => groupsOf(spares, configuration ? picturedPieces(configuration) : []),
    [spares, configuration],
  )
  const [pointed, point] = useState<BikePiece | null>(null)
  const [chosen, choose] = useState<BikePiece | null>(null)
  const [assembly, frame] = useState<Assembly | null>(null)
  const buttons = useRef(new Map<BikePiece, HTMLButtonElement>())
  const isPrinting = usePrinting()
  const shown = groups.flatMap(({ pieces }) => pieces)
  const framed = useMemo(
    () =>
      groups.find((group) => assembly && group.assembly === assembly)?.pieces.map(({ piece }) => piece) ??
      null,
    [groups, assembly],
  )

  /** Opens a row, and closes it again for null. Its place is known once the one before it has closed. */
  const openRow = (piece: BikePiece, opened: BikePiece | null) => {
    flushSync(() => choose(opened))
    const button = buttons.current.get(piece)
    button?.focus({ preventScroll: true })
    button?.scrollIntoView({ block: 'nearest' })
  }
  const toggle = (piece: BikePiece) => {
    // The picture shows what is chosen, even if it shows another assembly now.
    if (assembly && BIKE_PIECES[piece].assembly !== assembly) frame(null)
    openRow(piece, piece === chosen ? null : piece)
  }
  const pick = (piece: string) => {
    if (isBikePiece(piece)) openRow(piece, piece)
  }
  const active = pointed ?? chosen
  const told = shown.find(({ piece }) => piece === chosen)
  return (
    <div className={styles.view}>
      {configuration ? (
        <div className={styles.stage}>
          <ExplodedViewer
            configuration={configuration}
            poster={
              <Picture
                src={explodedStillOf(configuration.bike)}
                alt={`${bike.title}, exploded`}
                sizes="(width < 60rem) 100vw, 56rem"
                isPriority
              />
            }
            posterLacks={
              bike.built ? 'The picture shows a bike with every part that can be fitted.' : undefined
            }
            alt={`${bike.title}, exploded`}
            hotSpots={shown.flatMap(({ piece, title, mark, spares: { length } }) =>
              mark === null ? [] : { piece, title, mark, name: `${title}, ${partCount(length)}` },
            )}
            stillSpots={stillSpotsOf(configuration.bike)}
            framed={isPrinting ? null : framed}
            isPrinting={isPrinting}
            active={isPrinting ? null : active}
            onPoint={(piece) => point(piece !== null && isBikePiece(piece) ? piece : null)}
            onPick={pick}
            onReset={() => frame(null)}
            sources={sources}
          />
          <AssemblyChips groups={groups} framed={assembly} onFrame={frame} />
        </div>
      ) : null}
      <div className={styles.list}>
        <p role="status" className="visually-hidden">
          {told ? `${told.title}: ${partCount(told.spares.length)}` : ''}
        </p>
        <PieceList
          groups={groups}
          active={active}
          chosen={chosen}
          isOpen={isPrinting}
          onPoint={point}
          onToggle={toggle}
          onButton={(piece, button) =>
            button ? buttons.current.set(piece, button) : buttons.current.delete(piece)
          }
        />
      </div>
    </div>
  )
}
