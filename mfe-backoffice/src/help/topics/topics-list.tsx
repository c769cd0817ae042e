import { formatNumber } from '@nireeka/contracts'

import { Below } from '../../below.tsx'
import { DateAndTime } from '../../date-and-time.tsx'
import type { ListDefinition } from '../../list/list.ts'
import { selectFilter } from '../../list/select-filter.ts'
import { STATE_LABELS, TopicStateBadge } from './topic-state.tsx'
import { type Choices, readTopics, type TopicRow } from './topics.api.ts'

/** Returns the list of help topics, with the groups that there are as a filter. */
export const topicsList = (groups: Choices['groups']): ListDefinition<TopicRow> => ({
  name: 'help-topics',
  title: 'Help topics',
  nouns: ['topic', 'topics'],
  columns: [
    {
      header: 'Topic',
      cell: ({ title, group }) => (
        <span>
          {title}
          <Below>{group.title}</Below>
        </span>
      ),
    },
    { header: 'Status', cell: ({ state }) => <TopicStateBadge state={state} /> },
    {
      header: 'Last saved',
      isFact: true,
      cell: ({ writtenAt, writtenBy }) => (
        <span>
          <DateAndTime at={new Date(writtenAt)} />
          {writtenBy ? <Below>{writtenBy}</Below> : null}
        </span>
      ),
    },
    { header: 'Helped', cell: ({ helpful }) => formatNumber(helpful.yes), align: 'end', isFact: true },
    { header: 'Didn’t help', cell: ({ helpful }) => formatNumber(helpful.no), align: 'end', isFact: true },
    { header: 'Open comments', cell: ({ openComments }) => formatNumber(openComments), align: 'end' },
  ],
  filters: [
    selectFilter({ name: 'state', label: 'Status', options: STATE_LABELS }),
    selectFilter({
      name: 'group',
      label: 'Group',
      options: groups.map(({ id, title }) => ({ value: String(id), label: title })),
    }),
  ],
  search: { label: 'Search help topics', placeholder: 'Title, keyword or text' },
  nameOf: ({ title }) => title,
  pathOf: ({ id }) => `/backoffice/help/${id}`,
  read: readTopics,
  empty: { title: 'There are no topics yet', text: 'Topics that you write appear here.' },
})
