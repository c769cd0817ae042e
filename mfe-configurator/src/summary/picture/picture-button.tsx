import { saveFile, usePlatform } from '@nireeka/kit'
import { Button } from '@nireeka/ui'
import { useRef, useState } from 'react'

import type { Builder } from '../../bike-build/builder.ts'
import { extrasOver, stillFor } from '../../view/pictured-extras.ts'
import { useShownBike } from '../../view/shown-bike.ts'
import styles from '../summary.module.css'
import { makePicture } from './make-picture.ts'
import { pictureTexts } from './picture-labels.ts'

/** A button that downloads a picture of the bike with its name, choices and price. */
export function PictureButton({ builder }: { builder: Builder }) {
  const { notify } = usePlatform()
  const sample = useRef<HTMLSpanElement>(null)
  const shown = useShownBike()
  const [isBusy, setBusy] = useState(false)

  async function save() {
    if (!sample.current) return
    setBusy(true)
    try {
      const words = pictureTexts(builder, builder.price)
      const still = stillFor(builder)
      const picture = await makePicture(words, {
        still,
        layers: extrasOver(still, builder).map(({ src }) => src),
        live: shown ? shown.picture : null,
        sample: sample.current,
      })
      saveFile(picture, `${builder.bike.slug}.png`)
    } catch {
      notify('error', 'Your browser couldn’t make the picture. The PDF has it all too.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button tone="secondary" isBusy={isBusy} onClick={() => void save()}>
        Save as picture
      </Button>
      <span ref={sample} className={styles.sample} aria-hidden="true" />
    </>
  )
}
