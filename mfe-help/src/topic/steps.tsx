import type { Markdown as MarkdownCode } from '@nireeka/kit/markdown'
import { MarkedPicture } from '@nireeka/ui/marked-picture'

import { stepPictures } from './pictures-of-steps.ts'
import styles from './steps.module.css'

interface Props {
  steps: readonly string[]
  Markdown: typeof MarkdownCode
}

/** Close-ups of places on a bike. */
const SPOTS = '/pictures/spots/'

/** What to do, step by step, each with a picture of the part that it is about, or none with any. */
export function Steps({ steps, Markdown }: Props) {
  const pictures = stepPictures(steps)
  return (
    <>
      <ol className={styles.steps} data-pictured={pictures.length > 0 ? true : undefined}>
        {steps.map((step, index) => {
          const picture = pictures[index]
          return (
            <li key={`${index}-${step}`} className={styles.step}>
              <div className={styles.text}>
                <Markdown text={step} by="house" />
              </div>
              {picture ? (
                <div className={styles.picture}>
                  <MarkedPicture
                    src={picture.src}
                    alt={picture.name}
                    sizes="(width < 40rem) 66vw, (width < 60rem) 45vw, 28rem"
                    marks={picture.marks}
                  />
                </div>
              ) : null}
            </li>
          )
        })}
      </ol>
      {pictures.some(({ src }) => src.startsWith(SPOTS)) ? (
        <p className={styles.note}>
          The pictures show a Homie. On a Prime or a Nyx, the same parts may look different.
        </p>
      ) : null}
    </>
  )
}
