import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams, useSearchParams } from '@nireeka/kit/router'
import { Breadcrumbs, Icon, PageFrame, QueryView } from '@nireeka/ui'
import { useEffect, useRef } from 'react'

import layout from '../aside-layout.module.css'
import { MoreHelp } from '../help-centre/more-help.tsx'
import { NeedsList } from '../needs/needs-list.tsx'
import { needsOf } from '../needs/needs-of.ts'
import { NotFound } from '../not-found.tsx'
import { BikeChoice } from './bike-choice.tsx'
import { checkPicture } from './check-picture.ts'
import { CheckView } from './check-view.tsx'
import { type Check, DIAGNOSIS, guide, type Guide, nameOf, rideOf, timeOf } from './diagnosis.api.ts'
import styles from './diagnosis.module.css'
import { OutcomeView } from './outcome-view.tsx'
import { Progress } from './progress.tsx'
import { RelatedGuides } from './related-guides.tsx'
import { ticketPath } from './ticket.ts'
import { Tried } from './tried.tsx'
import { useNamedBike } from './use-named-bike.ts'
import { type Walk, walkGuide } from './walk.ts'

/** One guide, step by step. The steps are in the address, so that Back works and a link leads to the same step. */
export function GuidePage() {
  const { http } = usePlatform()
  const { slug = '' } = useParams()
  return (
    <QueryView
      query={useQuery(guide(http, slug))}
      skeleton="text"
      failed="This guide can’t be shown right now"
      notFound={<NotFound />}
    >
      {(found) => <GuideView key={found.slug} guide={found} />}
    </QueryView>
  )
}

function GuideView({ guide: shown }: { guide: Guide }) {
  useTitle(nameOf(shown))
  const [query] = useSearchParams()
  const walk = walkGuide(shown, query.get('steps') ?? '')
  const { code, title, summary, safety } = shown
  return (
    <PageFrame
      kind="catalogue"
      heading={title}
      eyebrow={code ? `Code ${code}` : undefined}
      lead={summary}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: 'Help centre', link: <Link to="/help-center" /> },
            { label: 'Troubleshooter', link: <Link to={DIAGNOSIS} /> },
            { label: code ?? title },
          ]}
        />
      }
    >
      <div className={layout.layout}>
        <div className={layout.main}>
          {safety ? <Safety text={safety} /> : null}
          {walk.passed.length === 0 ? <Beforehand guide={shown} /> : null}
          <Step guide={shown} walk={walk} asked={query.get('bike')} />
        </div>
        <RelatedGuides guide={shown} />
        <MoreHelp article={nameOf(shown)} />
      </div>
    </PageFrame>
  )
}

/** Whether to ride on, and what the checks take; how many there are is said above each of them. */
function Beforehand({ guide: shown }: { guide: Guide }) {
  const needs = needsOf(shown.checks.map(textOf).join('\n'))
  return <NeedsList {...needs} ride={rideOf(shown)} time={timeOf(shown) ?? needs.time} />
}

const textOf = ({ question, help }: Check) => `${question} ${help}`

interface StepProps {
  guide: Guide
  walk: Walk
  /** The bike that the address names. */
  asked: string | null
}

/** The step that a rider is at, and what was checked before. */
function Step({ guide: shown, walk, asked }: StepProps) {
  const { choices, bike, isMember } = useNamedBike(shown, asked)
  const heading = useFocusAfterStep(walk.steps)
  const { at, passed, steps } = walk
  const named = bike ? bike.value : null
  return (
    <>
      <Progress guide={shown} walk={walk} />
      {'check' in at ? (
        <CheckView
          check={at.check}
          picture={checkPicture(shown, at.check)}
          steps={steps}
          bike={named}
          heading={heading}
        />
      ) : (
        <OutcomeView
          outcome={at.outcome}
          bike={bike}
          ticket={ticketPath(shown, walk, bike, isMember)}
          heading={heading}
        />
      )}
      <BikeChoice choices={choices} chosen={bike} steps={steps} />
      <Tried passed={passed} bike={named} />
    </>
  )
}

/** What a rider has to know first. It is part of the text, and no alert that interrupts a screen reader. */
const Safety = ({ text }: { text: string }) => (
  <div className={styles.safety} role="note" aria-label="Safety">
    <Icon name="danger" />
    <p>{text}</p>
  </div>
)

/** Focuses the heading when the step has changed, forwards or back, since the pressed link is gone; not at first. */
function useFocusAfterStep(steps: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const focused = useRef(steps)
  useEffect(() => {
    if (focused.current === steps) return
    focused.current = steps
    heading.current?.focus()
  }, [steps])
  return heading
}
