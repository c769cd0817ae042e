import { Button, Field, FileDrop, Picture } from '@nireeka/ui'
import { useRef, useState } from 'react'

import { EditSection } from '../../form/edit-section.tsx'
import { orderPictures, type Product, sendPicture } from '../product.api.ts'
import styles from '../products.module.css'
import { useHeldFocus } from '../../use-held-focus.ts'
import { useProductChange } from '../use-product-change.ts'
import { DrawnDialog } from './drawn-dialog.tsx'

const LIMITS = {
  kinds: ['image/jpeg', 'image/png', 'image/webp'],
  kindsLabel: 'a JPG, PNG or WebP picture',
  maxBytes: 10_000_000,
  maxFiles: 1,
}

/** The pictures of a product in their order, of which the first is the main one. */
export function Pictures({ product }: { product: Product }) {
  const { press } = useProductChange(product.id)
  const [isSending, setSending] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const { images } = product
  const { place, hold } = useHeldFocus<HTMLDivElement>()
  const isPutting = useRef(false)
  const put = (next: string[], done: string) => press((http) => orderPictures(http, product, next), done)
  /** Puts the pictures in order by a button that may be gone afterwards. A second press meanwhile does nothing. */
  async function putByButton(next: string[], done: string) {
    if (isPutting.current) return
    isPutting.current = true
    await put(next, done)
    isPutting.current = false
    hold()
  }
  async function send([file]: File[]) {
    if (!file) return
    setSending(true)
    await press((http) => sendPicture(http, product, file), 'Picture added.')
    setSending(false)
    hold()
  }
  return (
    <EditSection heading="Pictures" lead="The first picture is the main one.">
      <div ref={place} tabIndex={-1}>
        {images.length > 0 ? (
          <ol className={styles.pictures} aria-label="Pictures">
            {images.map((src, index) => (
              <li key={src} className={styles.group}>
                <Picture src={src} alt={`${product.title}, picture ${index + 1}`} sizes="12rem" />
                <span className={styles.row}>
                  {index > 0 ? (
                    <Button
                      size="small"
                      tone="quiet"
                      aria-label={`Make picture ${index + 1} the main one`}
                      onClick={() =>
                        void putByButton([src, ...without(images, src)], 'Main picture changed.')
                      }
                    >
                      Make main
                    </Button>
                  ) : null}
                  <Button
                    size="small"
                    tone="quiet"
                    aria-label={`Remove picture ${index + 1}`}
                    onClick={() => void putByButton(without(images, src), 'Picture removed.')}
                  >
                    Remove
                  </Button>
                </span>
              </li>
            ))}
          </ol>
        ) : null}
      </div>
      <Field label="Add a picture" hint={isSending ? 'Uploading…' : undefined}>
        <FileDrop
          files={[]}
          limits={LIMITS}
          disabled={isSending}
          onFilesChange={(files) => void send(files)}
        />
      </Field>
      <p className={styles.row}>
        <Button size="small" tone="secondary" onClick={() => setChoosing(true)}>
          Choose from the library
        </Button>
      </p>
      {isChoosing ? (
        <DrawnDialog
          chosen={images}
          onChoose={(src) => put([...images, src], 'Picture added.')}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </EditSection>
  )
}

const without = (images: readonly string[], src: string) => images.filter((image) => image !== src)
