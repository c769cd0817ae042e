import { Checkbox } from '@nireeka/ui'

import { EditSection } from '../../form/edit-section.tsx'
import { WordsField } from '../../form/words-field.tsx'
import styles from '../help.module.css'
import { RelatedField } from './related-field.tsx'
import type { Choices } from './topics.api.ts'
import type { TopicFormState } from './use-topic-form.ts'

interface Props {
  form: Pick<TopicFormState, 'watch' | 'setValue' | 'errors'>
  /** Null for a new topic. */
  topicId: number | null
  choices: Choices
}

/** By what a topic is found: keywords, bikes, and the topics that it leads to. */
export function FindingFields({ form: { watch, setValue, errors }, topicId, choices }: Props) {
  const bikes = watch('bikes')
  const put = (name: 'bikes' | 'related', ids: number[]) => setValue(name, ids, { shouldDirty: true })
  return (
    <EditSection heading="Finding it" lead="Keywords are searched and not shown.">
      <WordsField
        label="Keywords and synonyms"
        words={watch('keywords')}
        error={errors.keywords?.message}
        onChange={(words) => setValue('keywords', words, { shouldDirty: true })}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Bikes</legend>
        <p className={styles.quiet}>Without any, the topic is about all bikes.</p>
        {choices.bikes.map(({ id, title }) => (
          <Checkbox
            key={id}
            label={title}
            checked={bikes.includes(id)}
            onChange={({ target }) =>
              put('bikes', target.checked ? [...bikes, id] : bikes.filter((it) => it !== id))
            }
          />
        ))}
      </fieldset>
      <RelatedField
        ids={watch('related')}
        topics={choices.topics}
        except={topicId}
        error={errors.related?.message}
        onChange={(ids) => put('related', ids)}
      />
    </EditSection>
  )
}
