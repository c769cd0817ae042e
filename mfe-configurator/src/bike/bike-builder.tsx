import { isBike } from '@nireeka/bike3d'
import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { Breadcrumbs, StageFrame } from '@nireeka/ui'

import { AddressNotice } from '../bike-build/address-notice.tsx'
import { BuildBar } from '../bike-build/build-bar.tsx'
import { framedSlot } from '../bike-build/framed-slot.ts'
import { SpokenChanges } from '../bike-build/spoken-changes.tsx'
import { type BuilderStart, useBuilder } from '../bike-build/use-builder.ts'
import { useUndoKeys } from '../bike-build/use-undo-keys.ts'
import { Delivery } from '../delivery/delivery.tsx'
import { Problems } from '../parts/problems.tsx'
import { Performance } from '../performance/performance.tsx'
import { OpenStep } from '../steps/open-step.tsx'
import { StepTabs } from '../steps/step-tabs.tsx'
import { useStepsAhead } from '../steps/use-steps-ahead.ts'
import { BikeView } from '../view/bike-view.tsx'
import { AboutBike } from './about-bike.tsx'
import styles from './bike-page.module.css'
import { OwnedFacts } from './owned-facts.tsx'

/**
 * The configurator of one bike, in any mode: the bike, the steps beside it, and a price bar that is always visible.
 */
export function BikeBuilder({ start }: { start: BuilderStart }) {
  const { bike, entry } = start
  useTitle(bike.title, isBike(bike.slug) ? `/pictures/social/${bike.slug}.jpg` : bike.image)
  const { builder, step, notice, before } = useBuilder(start)
  useUndoKeys(builder)
  useStepsAhead()
  const framedSlotId = framedSlot(bike, step, before && { before, build: builder.build })
  return (
    <StageFrame
      heading={bike.title}
      lead={bike.owned ? 'Upgrades for the bike you ride.' : bike.use}
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: 'E-bikes', link: <Link to="/configurator" /> }, { label: bike.title }]}
        />
      }
      stage={
        <div className={styles.stage}>
          <BikeView builder={builder} framedSlotId={framedSlotId} />
        </div>
      }
      underStage={<Performance builder={builder} />}
      bar={<BuildBar builder={builder} entry={entry} step={step} />}
      below={<AboutBike bike={bike} />}
    >
      <AddressNotice notice={notice} />
      {bike.owned ? <OwnedFacts builder={builder} /> : null}
      <StepTabs builder={builder} open={step} />
      <Problems builder={builder} />
      <OpenStep builder={builder} step={step} />
      {bike.owned ? null : <Delivery builder={builder} />}
      <SpokenChanges builder={builder} before={before} />
    </StageFrame>
  )
}
