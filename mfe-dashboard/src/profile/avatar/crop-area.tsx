import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'

import type { Square } from './avatar.api.ts'
import styles from './crop-area.module.css'

const MOST_ZOOM = 4

interface Props {
  /** The picture's address. */
  picture: string
  onChange: (square: Square) => void
  /** Called when the browser can't show the picture. */
  onBroken: () => void
}

/** A picture that is moved and enlarged under a circle, by pointer, touch or keyboard. */
export function CropArea({ picture, onChange, onBroken }: Props) {
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <div className={styles.crop}>
      <div className={styles.stage}>
        <Cropper
          image={picture}
          crop={place}
          zoom={zoom}
          maxZoom={MOST_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={8}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropAreaChange={(_percent, area) => onChange(toSquare(area))}
          // Our content security policy refuses style elements that a script adds.
          disableAutomaticStylesInjection
          classes={{
            containerClassName: styles.container,
            mediaClassName: styles.picture,
            cropAreaClassName: styles.circle,
          }}
          mediaProps={{ onError: onBroken }}
          // The role lets screen readers pass the arrow keys on.
          cropperProps={{ role: 'application', 'aria-label': 'Your picture. Arrow keys move it.' }}
        />
      </div>
      <label className={styles.zoom}>
        Zoom
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.1}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
    </div>
  )
}

const toSquare = ({ x, y, width, height }: Area): Square => ({
  x: Math.max(0, Math.round(x)),
  y: Math.max(0, Math.round(y)),
  side: Math.max(1, Math.round(Math.min(width, height))),
})
