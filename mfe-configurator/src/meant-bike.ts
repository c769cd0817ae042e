import type { Bike } from './bikes/bike.ts'

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

/** Returns the bike whose own name is in an address, such as "nyx" in /configurator/nireeka-nyx. */
export function meantBike<B extends Pick<Bike, 'title'>>(path: string, bikes: readonly B[]): B | undefined {
  const asked = new Set(wordsOf(path))
  return bikes.find(({ title }) => {
    const others = new Set(
      bikes.filter((bike) => bike.title !== title).flatMap((bike) => wordsOf(bike.title)),
    )
    return wordsOf(title).some((word) => asked.has(word) && !others.has(word))
  })
}
