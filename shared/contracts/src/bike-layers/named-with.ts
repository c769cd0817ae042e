import type { Layer } from './layers-of.ts'

/** Returns a bike's name with the extras that its picture shows: "Nyx with a kickstand and lights". */
export function namedWith(name: string, layers: readonly Pick<Layer, 'title'>[]): string {
  const titles = layers.map(({ title }) => title)
  const last = titles.pop()
  if (!last) return name
  return `${name} with ${titles.length > 0 ? `${titles.join(', ')} and ${last}` : last}`
}
