import { Alert, Button, buttonClass, PrintedSheet } from '@nireeka/ui'

import type { Builder } from '../bike-build/builder.ts'
import { Delivery } from '../delivery/delivery.tsx'
import { SaveBuild } from '../saved/save-build.tsx'
import { ViewInRoom } from '../view/view-in-room.tsx'
import { pathOfBuild, type Problem } from '@nireeka/contracts/bike-build'
import { summaryPath } from './build-link.ts'
import { ChosenTable } from './chosen-table.tsx'
import { chosenOf } from './chosen.ts'
import { PictureButton } from './picture/picture-button.tsx'
import { ShareButton } from './share-button.tsx'
import styles from './summary.module.css'

/** The last step: everything chosen, and the actions besides ordering, such as sharing and saving. */
export function SummaryStep({ builder }: { builder: Builder }) {
  const { bike, size, price, problems, openStep } = builder
  // The delivery says what the law of its country says.
  const isNotSaid = ({ isWarning }: Problem) => bike.owned || !isWarning
  const rows = chosenOf(builder, price.colourCents)
  const title = bike.owned ? `Upgrades for your ${bike.title}` : `Your ${bike.title}`
  return (
    <div className={styles.summary}>
      {bike.owned || size ? null : <SizeMissing openStep={openStep} />}
      <div className={styles.printed}>
        <PrintedSheet>
          <div className={styles.sheet}>
            <h3 className={styles.title}>{title}</h3>
            {rows.length > 0 ? (
              <ChosenTable caption={title} rows={rows} totalCents={price.totalCents} />
            ) : (
              <p className={styles.quiet}>You haven’t chosen any upgrades yet.</p>
            )}
            {/* Shown only in print; on the screen, other parts of the page have the same information. */}
            <div className={styles.paper}>
              <Delivery builder={builder} />
              {problems.filter(isNotSaid).map(({ ruleId, text }) => (
                <p key={ruleId}>{text}</p>
              ))}
            </div>
          </div>
        </PrintedSheet>
      </div>
      <KeepIt builder={builder} />
    </div>
  )
}

const SizeMissing = ({ openStep }: Pick<Builder, 'openStep'>) => (
  <Alert title="Your bike needs a size">
    <p>Colours and delivery date depend on it.</p>
    <p className={styles.way}>
      <Button tone="secondary" size="small" onClick={() => openStep('size')}>
        Choose your size
      </Button>
    </p>
  </Alert>
)

/** The buttons to save and share; upgrades of an owned bike have none, because nobody else could open them. */
const KeepIt = ({ builder }: { builder: Builder }) => (
  <section className={styles.keep} aria-labelledby="keep">
    <h3 id="keep" className={styles.title}>
      Keep and share
    </h3>
    {builder.bike.owned ? null : <SaveBuild builder={builder} />}
    <div className={styles.actions}>
      {builder.bike.owned ? null : <ShareAndPdf builder={builder} />}
      <PictureButton builder={builder} />
      <ViewInRoom name={builder.bike.slug} />
      <Button tone="secondary" onClick={() => print()}>
        Print
      </Button>
    </div>
  </section>
)

function ShareAndPdf({ builder }: { builder: Builder }) {
  const { bike, build, country } = builder
  const whole = { ...build, colourId: builder.colour?.id ?? build.colourId }
  return (
    <>
      <ShareButton title={`My ${bike.title}`} path={pathOfBuild(bike.slug, whole)} />
      <a
        className={buttonClass({ tone: 'secondary' })}
        href={summaryPath(bike.slug, whole, country?.id ?? null)}
        target="_blank"
        rel="noopener"
      >
        Open as PDF <span className="visually-hidden">(opens a new tab)</span>
      </a>
    </>
  )
}
