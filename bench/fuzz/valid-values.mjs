import fc from 'fast-check'

import { HOSTILE_TEXTS } from './hostile-values.mjs'

/**
 * @typedef {import('./operations.mjs').Schema} Schema
 * @typedef {fc.Arbitrary<unknown>} Arbitrary
 */

/**
 * How values are made of a schema.
 * @typedef {object} Making
 * @property {boolean} isBeyond whether values may be just beyond their limits
 * @property {(name: string, own: Arbitrary) => Arbitrary} known returns values for a field of this name, some of which
 *   the site has answered before; the others are its own
 */

const MOST_LETTERS = 60
const MOST_ITEMS = 4
const MOST_NUMBER = 2_147_483_647

/**
 * Returns values that a JSON Schema allows, many of them at its limits.
 * @param {Schema} schema
 * @param {Making} making
 * @param {string} [name] the field's
 * @returns {Arbitrary}
 */
export function valuesOf(schema, making, name = '') {
  const forms = schema.anyOf ?? schema.oneOf
  if (forms) return fc.oneof(...forms.map((form) => valuesOf(form, making, name)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const [type = 'null'] = [schema.type ?? []].flat()
  const make = MAKERS[type]
  if (!make) throw new Error(`No values are known for the type ${type} of ${name}`)
  return make(schema, making, name)
}

/** @type {Record<string, (schema: Schema, making: Making, name: string) => Arbitrary>} */
const MAKERS = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: numbers,
  number: numbers,
  string: texts,
  array: lists,
  object: objects,
}

/** @param {Schema} schema @param {Making} making @param {string} name */
function numbers(schema, { isBeyond, known }, name) {
  const step = schema.multipleOf ?? 1
  const [min, max] = [(schema.minimum ?? 0) / step, (schema.maximum ?? MOST_NUMBER) / step].map(Math.round)
  if (min === undefined || max === undefined) throw new Error(`${name} has no limits`)
  const small = fc.integer({ min, max: Math.min(max, min + 40) })
  const all = fc.oneof(small, fc.integer({ min, max: Math.min(max, MOST_NUMBER) }), fc.constantFrom(min, max))
  const inside = all.map((value) => Number((value * step).toFixed(2)))
  const beyond = fc.constantFrom((min - 1) * step, (max + 1) * step, min * step + step / 2)
  return known(name, isBeyond ? fc.oneof({ weight: 3, arbitrary: inside }, beyond) : inside)
}

/** @param {Schema} schema @param {Making} making @param {string} name */
function texts(schema, { isBeyond, known }, name) {
  const { minLength = 0, maxLength = MOST_LETTERS, pattern } = schema
  if (pattern) return known(name, fc.stringMatching(new RegExp(pattern)))
  const odd = HOSTILE_TEXTS.filter(({ length }) => length >= minLength && length <= maxLength)
  const inside = fc.oneof(
    fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, MOST_LETTERS)) }),
    fc.string({
      unit: 'binary',
      minLength,
      maxLength: Math.max(minLength, Math.min(maxLength, MOST_LETTERS)),
    }),
    fc.constantFrom('a'.repeat(Math.max(1, minLength)), 'ab '.repeat(maxLength).slice(0, maxLength), ...odd),
  )
  const beyond = fc.constantFrom('x'.repeat(maxLength + 1), 'x'.repeat(Math.max(0, minLength - 1)))
  const own = isBeyond ? fc.oneof({ weight: 3, arbitrary: inside }, beyond) : inside
  return fc.oneof(own, known(name, own))
}

/** @param {Schema} schema @param {Making} making @param {string} name */
function lists({ items = {}, minItems = 0, maxItems = MOST_ITEMS }, making, name) {
  const item = valuesOf(items, making, name)
  const short = fc.array(item, { minLength: minItems, maxLength: Math.min(maxItems, minItems + MOST_ITEMS) })
  const most = making.isBeyond ? maxItems + 1 : maxItems
  const full = item.map((value) => Array.from({ length: most }, () => value))
  return fc.oneof({ weight: 8, arbitrary: short }, { weight: 1, arbitrary: full })
}

/** @param {Schema} schema @param {Making} making */
function objects({ properties = {}, required = [] }, making) {
  const fields = Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, making, name)])
  return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true })
}
