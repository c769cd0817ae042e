import { Field, Select, TextInput } from '@nireeka/ui'

import { asNumber } from '../../form/as-number.ts'
import { EditForm } from '../../form/edit-form.tsx'
import { EditSection } from '../../form/edit-section.tsx'
import { BodyField } from './body-field.tsx'
import { FindingFields } from './finding-fields.tsx'
import { Publication } from './publication.tsx'
import { shownAs } from './shown-as.ts'
import type { Choices, Topic } from './topics.api.ts'
import { type NewTopic, useTopicForm } from './use-topic-form.ts'

interface Props {
  /** Null for a new one, which begins as `fresh`. */
  topic: Topic | null
  fresh?: Partial<NewTopic>
  choices: Choices
}

/** The fields of a help topic. Each save is a draft that readers don't get before it is published. */
export function TopicForm({ topic, fresh, choices }: Props) {
  const form = useTopicForm(topic, { title: '', groupId: choices.groups[0]?.id ?? 0, ...fresh })
  const { register, errors, watch, isDirty } = form
  return (
    <EditForm name="Topic" form={form} labels={{ groupId: 'Group', body: 'Text' }} show={shownAs(choices)}>
      {topic ? <Publication topic={topic} isDirty={isDirty} /> : null}
      <EditSection heading="Article" lead="As readers see it.">
        <Field label="Title" errors={[errors.title?.message]}>
          <TextInput autoComplete="off" {...register('title')} />
        </Field>
        <Field label="Group" errors={[errors.groupId?.message]}>
          <Select {...register('groupId', asNumber)}>
            {choices.groups.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
        <BodyField field={register('body')} text={watch('body')} error={errors.body?.message} />
      </EditSection>
      <FindingFields form={form} topicId={topic?.id ?? null} choices={choices} />
    </EditForm>
  )
}
