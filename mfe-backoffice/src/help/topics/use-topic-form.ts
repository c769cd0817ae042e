import { HelpTopicEdit } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { formSchema } from '@nireeka/kit/form-schema'
import { useQueryClient } from '@nireeka/kit/query'
import { useNavigate } from '@nireeka/kit/router'

import { useEditForm } from '../../form/use-edit-form.ts'
import { listKey } from '../../list/list-query.ts'
import { listsOf } from '../use-topic-change.ts'
import { saveTopic, type Topic, topicById } from './topics.api.ts'

const Form = formSchema(HelpTopicEdit)

export type NewTopic = Pick<Topic, 'title' | 'groupId'>

function valuesOf({ title, groupId, ...topic }: NewTopic & Partial<Topic>) {
  const { body = '', bikes = [], keywords = [], related = [], version = 1 } = topic
  return { title, groupId, body, bikes, keywords, related, version }
}

/** Returns the form of a topic, each save of which is a new version; `topic` is null for a new one, which begins as `fresh`. */
export function useTopicForm(topic: Topic | null, fresh: NewTopic) {
  const { http } = usePlatform()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useEditForm({
    schema: Form,
    stored: topic,
    toValues: (stored) => valuesOf(stored ?? fresh),
    save: (by, body, key) => saveTopic(by, topic?.id ?? null, body, key),
    read: topic
      ? () => queries.fetchQuery({ ...topicById(http, String(topic.id)), staleTime: 0 })
      : undefined,
    onStored: (stored, isSaved) => {
      queries.setQueryData(topicById(http, String(stored.id)).queryKey, stored)
      if (isSaved)
        for (const list of listsOf(stored.id)) void queries.invalidateQueries({ queryKey: listKey(list) })
      if (!topic) void navigate(`/backoffice/help/${stored.id}`, { replace: true })
    },
    saved: 'Draft saved.',
  })
}

export type TopicFormState = ReturnType<typeof useTopicForm>
