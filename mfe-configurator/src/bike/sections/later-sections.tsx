import { FailedPart } from '@nireeka/ui'

import type { BuildableBike } from '../bike.api.ts'
// The server's HTML needs the styles of all sections before their code is there.
import './closing/closing.module.css'
import './folded.module.css'
import './geometry/drawing.module.css'
import './geometry/geometry.module.css'
import './geometry/riders/riders.module.css'
import styles from './later-sections.module.css'
import './reviews/reviews.module.css'
import './sections.module.css'
import { useSectionsCode } from './use-sections-code.ts'

/** On the server: its HTML waits to be laid out until it is near the screen, as long as it stays as it came. */
const RENDERED = typeof window === 'undefined' ? `${styles.sections} ${styles.waiting}` : styles.sections

/** Hydration doesn't change an element's HTML, whatever stands here. */
const AS_IT_CAME = { __html: '' }

/**
 * The sections below the builder. The server renders them; the browser leaves their HTML as it came and runs their code
 * only when they are near the screen. (A Suspense boundary would drop the HTML when the builder changes the URL first.)
 */
export function LaterSections({ bike }: { bike: BuildableBike }) {
  const { box, code, load } = useSectionsCode()
  if (code.status === 'ready') {
    return (
      <div ref={box} className={RENDERED}>
        <code.Sections bike={bike} typed={code.typed} />
      </div>
    )
  }
  return (
    <>
      {code.status === 'failed' ? (
        <FailedPart title="The rest of this page could not be loaded" onRetry={load} />
      ) : null}
      <div
        key="as-it-came"
        ref={box}
        className={`${styles.sections} ${styles.waiting}`}
        suppressHydrationWarning
        dangerouslySetInnerHTML={AS_IT_CAME}
      />
    </>
  )
}
