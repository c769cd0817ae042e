import fc from 'fast-check'

import { encode, headerText } from './encode.mjs'
import { CONTENT_TYPES, hostileText, hostileValue, RAW_BODIES } from './hostile-values.mjs'

/**
 * @typedef {import('./requests.mjs').Draft} Draft
 * @typedef {import('./operations.mjs').Operation} Operation
 * @typedef {Record<string, unknown>} Fields
 */

/**
 * What is made wrong in a request.
 * @typedef {object} Spoil
 * @property {keyof typeof SPOILS} kind
 * @property {number} at which of the parts that may be spoiled
 * @property {unknown} value in place of the right one, where any type may be
 * @property {string} text the same where only a text may be
 */

const MALFORMED = [
  '%',
  '%zz',
  '%2',
  '%c0%af',
  '%ff',
  'a%',
  '%E0%A4%A',
  '%25',
  '%2F..%2F',
  ';a=b',
  '%00',
  '..',
  '.',
]
const ENCODINGS = ['gzip', 'br', 'identity, gzip', 'nonsense']

/** @template T @param {T[]} list @param {number} at @returns {T | undefined} */
const oneOf = (list, at) => list[at % Math.max(1, list.length)]

/** @type {Record<string, (draft: Draft, spoil: Omit<Spoil, 'kind'>) => Partial<Draft>>} */
const SPOILS = {
  'body: a wrong value': ({ json }, { at, value }) => ({ json: changed(json, at, () => value) }),
  'body: a text': ({ json }, { at, text }) => ({ json: changed(json, at, () => text) }),
  'body: a list': ({ json }, { at }) => ({ json: changed(json, at, (one) => [one, one]) }),
  'body: a field is missing': ({ json }, { at }) => ({ json: changed(json, at, () => undefined) }),
  'body: one field more': ({ json }, { text, value }) => ({
    json: { .../** @type {Fields} */ (json), [text]: value },
  }),
  'body: bytes': (_draft, { at }) => ({ raw: oneOf(RAW_BODIES, at) ?? '' }),
  'query: a text': ({ query }, { at, text }) => ({ query: replaced(query, at, encode(text)) }),
  'query: malformed': ({ query }, { at }) => ({ query: replaced(query, at, oneOf(MALFORMED, at) ?? '%') }),
  'query: twice': ({ query }, { at, text }) => {
    const [name, value] = oneOf(query, at) ?? ['page', '1']
    return { query: [...query, [name, at % 2 ? value : encode(text)]] }
  },
  'query: a list': ({ query }, { at }) => {
    const [name = 'page'] = oneOf(query, at) ?? []
    return { query: [...query, [`${name}[]`, '1'], [`${name}[a][b]`, '2']] }
  },
  'query: one more': ({ query }, { text, value }) => ({
    query: [...query, [encode(text), encode(String(JSON.stringify(value)))]],
  }),
  'path: a text': ({ path }, { at, text }) => ({ path: inPath(path, at, encode(text)) }),
  'path: malformed': ({ path }, { at }) => ({ path: inPath(path, at, oneOf(MALFORMED, at >> 3) ?? '%') }),
  'header: a text': ({ headers }, { at, text }) => {
    const name = oneOf([...Object.keys(headers), 'idempotency-key', 'accept', 'cookie', 'user-agent'], at)
    return { headers: { ...headers, [name ?? 'accept']: headerText(text) } }
  },
  'header: none': () => ({ headers: {} }),
  'header: content type': ({ headers }, { at }) => ({
    headers: { ...headers, 'content-type': oneOf(CONTENT_TYPES, at) ?? '' },
  }),
  'header: content encoding': ({ headers }, { at }) => ({
    headers: { ...headers, 'content-encoding': oneOf(ENCODINGS, at) ?? '' },
  }),
  'header: address of the caller': ({ headers }, { text }) => ({
    headers: { ...headers, 'x-forwarded-for': headerText(text) },
  }),
}

/**
 * Returns what may be made wrong in the requests of an operation.
 * @param {Operation} operation
 * @returns {fc.Arbitrary<Spoil>}
 */
export function spoilsFor({ body, parameters, method, takesFile }) {
  /** @param {string} place */
  const has = (place) => parameters.some((parameter) => parameter.in === place)
  const kinds = Object.keys(SPOILS).filter((kind) => {
    if (kind === 'body: bytes') return method !== 'GET'
    if (kind.startsWith('body')) return body !== null
    if (kind.startsWith('path')) return has('path')
    if (kind.startsWith('header: content')) return body !== null || takesFile
    return true
  })
  return fc.record({
    kind: fc.constantFrom(...kinds),
    at: fc.noBias(fc.nat()),
    value: hostileValue,
    text: hostileText,
  })
}

/** @param {Draft} draft @param {Spoil} spoil @returns {Draft} */
export const spoiled = (draft, { kind, ...spoil }) => ({
  ...draft,
  ...SPOILS[kind]?.(draft, spoil),
  spoil: kind,
})

/** @param {Draft['path']} values @param {number} at @param {string} value */
function inPath(values, at, value) {
  const name = oneOf(Object.keys(values), at)
  return name === undefined ? values : { ...values, [name]: value }
}

/** @param {Draft['query']} query @param {number} at @param {string} value @returns {Draft['query']} */
function replaced(query, at, value) {
  if (query.length === 0) return [['q', value]]
  return query.map(([name, own], index) => [name, index === at % query.length ? value : own])
}

/**
 * Returns a JSON value in which one of its values, at any depth, is replaced; one that becomes undefined is left out.
 * @param {unknown} json
 * @param {number} at
 * @param {(value: unknown) => unknown} change
 */
function changed(json, at, change) {
  const places = placesIn(json)
  const place = oneOf(places, at) ?? []
  return changedAt(json, place, change)
}

/** @typedef {Array<string | number>} Place */

/** @param {unknown} json @returns {Place[]} the ways to all values, the whole one included */
function placesIn(json) {
  if (typeof json !== 'object' || json === null) return [[]]
  const inner = Object.entries(json).slice(0, 20)
  return [[], ...inner.flatMap(([key, value]) => placesIn(value).map((place) => [key, ...place]))]
}

/** @param {unknown} json @param {Place} place @param {(value: unknown) => unknown} change @returns {unknown} */
function changedAt(json, [key, ...rest], change) {
  if (key === undefined) return change(json)
  if (Array.isArray(json)) {
    return json.map((item, index) => (index === Number(key) ? changedAt(item, rest, change) : item))
  }
  const fields = /** @type {Fields} */ (json)
  return { ...fields, [key]: changedAt(fields[key], rest, change) }
}
