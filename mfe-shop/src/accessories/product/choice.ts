import type { Accessory, Choice } from '../accessories.api.ts'
import { COLOUR } from '../colours.ts'

/** What the shopper has chosen so far, by the variant's name: {"Size": "M"}. */
export type Chosen = Readonly<Record<string, string>>

export type OptionState = 'in_stock' | 'low' | 'out_of_stock' | 'notMade'

type Choosable = Pick<Accessory, 'variants' | 'choices'>

const ORDER: readonly OptionState[] = ['in_stock', 'low', 'out_of_stock']

/** The choice that an address names, by its product's id. */
export const choiceAt = (item: Choosable, id: string): Choice | null =>
  item.choices.find((choice) => String(choice.id) === id) ?? null

/**
 * What is chosen when the page opens. A colour is seen in the picture and can't be wrong; a size, a length or a plug
 * can, so that nobody chooses these for the shopper unless there is only one.
 */
export function chosenAt(item: Choosable, id: string): Chosen {
  const named = choiceAt(item, id)
  if (named) return named.options
  const first = item.choices.find(({ availability }) => availability !== 'out_of_stock') ?? item.choices[0]
  const sure = item.variants.filter(({ name, options }) => name === COLOUR || options.length === 1)
  return Object.fromEntries(
    sure.flatMap(({ name }) => (first?.options[name] ? [[name, first.options[name]]] : [])),
  )
}

const fits = (choice: Choice, chosen: Chosen) =>
  Object.entries(chosen).every(([name, option]) => choice.options[name] === option)

/** What is bought; null while something has still to be chosen, or where it isn't made like that. */
export const choiceOf = ({ variants, choices }: Choosable, chosen: Chosen): Choice | null =>
  variants.every(({ name }) => name in chosen)
    ? (choices.find((choice) => fits(choice, chosen)) ?? null)
    : null

/** The names of what has still to be chosen, in the page's order. */
export const missingOf = ({ variants }: Choosable, chosen: Chosen): string[] =>
  variants.map(({ name }) => name).filter((name) => !(name in chosen))

/** How an option stands with all else that is chosen. */
export function optionState({ choices }: Choosable, chosen: Chosen, pick: Chosen): OptionState {
  const states = choices.filter((choice) => fits(choice, { ...chosen, ...pick })).map((it) => it.availability)
  return ORDER.find((state) => states.some((it) => it === state)) ?? 'notMade'
}

/** What an option costs when it alone decides the price: the amounts of a gift card. */
export function priceRange({ choices }: Choosable): { lowest: number; highest: number } | null {
  if (choices.length === 0) return null
  const prices = choices.map(({ price }) => price)
  return { lowest: Math.min(...prices), highest: Math.max(...prices) }
}
