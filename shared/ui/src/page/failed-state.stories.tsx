import type { Stories } from '../story.ts'
import { FailedState } from './failed-state.tsx'

const nothing = () => undefined

export const stories: Stories = {
  'May be tried again': () => (
    <FailedState
      title="Your orders can’t be shown right now"
      message="We couldn’t reach the shop. Your orders are safe."
      onRetry={nothing}
    />
  ),
  'Trying again doesn’t help': () => (
    <FailedState title="This link is too old" message="Ask for a new one: it works for an hour." />
  ),
  'Long text': () => (
    <FailedState
      title="The delivery dates of the bike that you have just built can’t be shown right now"
      message="Your build is kept as it is. The calendar of our workshop didn’t answer, so we don’t know yet when a frame in this colour leaves the paint shop. Try again in a minute, or go on: you can choose the date later."
      onRetry={nothing}
    />
  ),
}
