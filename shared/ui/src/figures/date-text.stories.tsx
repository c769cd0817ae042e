import { StoryRow } from '../story-row.tsx'
import type { Stories } from '../story.ts'
import { DateText } from './date-text.tsx'

const DAY = '2026-11-21T09:05:00Z'

export const stories: Stories = {
  'A day': () => <DateText date={DAY} />,
  'Where there is little room': () => (
    <StoryRow>
      <DateText date={DAY} format="shortDay" />
      <DateText date={DAY} format="shortDayOfYear" />
      <DateText date={DAY} format="month" />
    </StoryRow>
  ),
  'With its time': () => <DateText date={DAY} format="dayAndTime" />,
}
