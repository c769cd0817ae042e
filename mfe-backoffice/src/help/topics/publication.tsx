import { usePlatform } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { Button, buttonClass } from '@nireeka/ui'

import { EditSection } from '../../form/edit-section.tsx'
import styles from '../help.module.css'
import { useTopicChange } from '../use-topic-change.ts'
import { TopicStateBadge } from './topic-state.tsx'
import { publishTopic, type Topic } from './topics.api.ts'

const UNPUBLISH = {
  kind: 'alert',
  title: 'Unpublish this topic?',
  text: 'Nobody can find or read it until it’s published again. Links to it will stop working.',
  confirm: 'Unpublish',
  cancel: 'Cancel',
  isDangerous: true,
} as const

interface Props {
  topic: Topic
  /** Whether there are changes that aren't saved: only saved versions are published. */
  isDirty: boolean
}

/** What readers get of a topic, and the buttons that change it. */
export function Publication({ topic, isDirty }: Props) {
  const { confirm } = usePlatform()
  const { change, isBusy } = useTopicChange(topic.id)
  const { id, state } = topic
  async function unpublish() {
    if (await confirm(UNPUBLISH))
      await change((http) => publishTopic(http, topic, false), 'Topic unpublished.')
  }
  return (
    <EditSection heading="Publication">
      <p className={styles.row}>
        <TopicStateBadge state={state} />
        <span>{sentenceOf(topic)}</span>
      </p>
      <div className={styles.row}>
        {state === 'published' ? null : (
          <Button
            size="small"
            isBusy={isBusy}
            disabled={isDirty}
            onClick={() => void change((http) => publishTopic(http, topic, true), 'Topic published.')}
          >
            Publish version {topic.version}
          </Button>
        )}
        {state === 'draft' ? null : (
          <>
            <Button size="small" tone="secondary" isBusy={isBusy} onClick={() => void unpublish()}>
              Unpublish
            </Button>
            <a className={buttonClass({ size: 'small', tone: 'quiet' })} href={`/help-center/topics/${id}`}>
              View in the help centre
            </a>
          </>
        )}
        <Link
          className={buttonClass({ size: 'small', tone: 'quiet' })}
          to={`/backoffice/help/${id}/versions`}
        >
          History
        </Link>
      </div>
      {isDirty && state !== 'published' ? (
        <p className={styles.quiet}>Save your changes before you publish them.</p>
      ) : null}
    </EditSection>
  )
}

function sentenceOf({ state, version, publishedVersion }: Topic): string {
  if (state === 'draft') return `Version ${version}. Nobody sees it in the help centre.`
  if (state === 'published') return `Readers see version ${version}, the latest one.`
  return `Readers see version ${publishedVersion}. Version ${version} hasn’t been published yet.`
}
