import { formatNumber } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Dialog, Field, Picture, QueryView, Skeleton, TextInput } from '@nireeka/ui'
import { useState } from 'react'

import { drawnPictures } from '../product.api.ts'
import styles from '../products.module.css'

interface Props {
  /** The pictures that the product has already. */
  chosen: readonly string[]
  onChoose: (src: string) => Promise<void>
  onClose: () => void
}

const MOST_SHOWN = 24

/** Offers the pictures that were drawn from the models, found by their names. */
export function DrawnDialog({ chosen, onChoose, onClose }: Props) {
  const { http } = usePlatform()
  const query = useQuery(drawnPictures(http))
  const [text, setText] = useState('')
  return (
    <Dialog title="Picture library" onClose={onClose}>
      {(leave) => (
        <div className={styles.stack}>
          <Field label="Name" hint="For example, helmet, lamp or brake.">
            <TextInput autoComplete="off" value={text} onChange={({ target }) => setText(target.value)} />
          </Field>
          <QueryView
            query={query}
            skeleton={<Skeleton kind="text" lines={6} />}
            failed="The pictures can’t be shown right now"
          >
            {(pictures) => (
              <Found
                pictures={found(pictures, { text, chosen })}
                onChoose={(src) => void onChoose(src).then(leave)}
              />
            )}
          </QueryView>
        </div>
      )}
    </Dialog>
  )
}

interface FoundProps {
  pictures: readonly string[]
  onChoose: (src: string) => void
}

const Found = ({ pictures, onChoose }: FoundProps) => (
  <>
    <p className={styles.quiet} role="status">
      {sentenceOf(pictures.length)}
    </p>
    <ul className={styles.pictures} aria-label="Picture library">
      {pictures.slice(0, MOST_SHOWN).map((src) => (
        <li key={src}>
          <button type="button" className={styles.choice} onClick={() => onChoose(src)}>
            <Picture src={src} alt="" sizes="12rem" />
            {nameOf(src)}
          </button>
        </li>
      ))}
    </ul>
  </>
)

function sentenceOf(count: number): string {
  if (count === 0) return 'No pictures match this name.'
  if (count > MOST_SHOWN) return `The first ${MOST_SHOWN} of ${formatNumber(count)} pictures.`
  return count === 1 ? '1 picture' : `${count} pictures`
}

/** Returns a picture's name: "city helmet main" for /pictures/accessories/city-helmet-main.webp. */
const nameOf = (src: string) => (src.split('/').at(-1) ?? '').replace('.webp', '').replaceAll('-', ' ')

const found = (pictures: readonly string[], { text, chosen }: { text: string; chosen: readonly string[] }) =>
  pictures.filter((src) => !chosen.includes(src) && nameOf(src).includes(text.trim().toLowerCase()))
