import type { Choices } from './topics.api.ts'

const named = (all: Choices['groups'], ids: readonly unknown[]) =>
  ids.map((id) => all.find((one) => one.id === id)?.title ?? String(id)).join(', ')

/** Returns how the ids in a topic's fields read; undefined for other fields. */
export function shownAs({ groups, bikes, topics }: Choices) {
  return (field: string, value: unknown): string | undefined => {
    if (field === 'groupId') return named(groups, [value])
    if (!Array.isArray(value) || value.length === 0) return undefined
    if (field === 'bikes') return named(bikes, value)
    return field === 'related' ? named(topics, value) : undefined
  }
}
