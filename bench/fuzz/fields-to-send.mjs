import fc from 'fast-check'

import { valuesOf } from './valid-values.mjs'

/**
 * @typedef {import('./operations.mjs').Operation} Operation
 * @typedef {import('./callers.mjs').Caller} Caller
 * @typedef {{ knownValues: import('./known-values.mjs').KnownValues, isBeyond: boolean }} Needs
 * @typedef {Record<string, unknown>} Fields
 */

/** Idempotency keys that are sent again and again, for the same and for other requests. */
const KEYS = Array.from({ length: 8 }, (_, at) => `repeated-key-${at}`)

/**
 * Returns the values of an operation's requests: `path`, `query` and `headers` are objects of values by name, `body` is
 * undefined when there is none.
 * @param {Operation} operation
 * @param {Caller} caller
 * @param {Needs} needs
 */
export function fieldsToSend(operation, caller, { knownValues, isBeyond }) {
  const making = { isBeyond, known }

  /** @param {string} name @param {fc.Arbitrary<unknown>} own */
  function known(name, own) {
    const choice = fc.option(fc.noBias(fc.nat()), { freq: 5, nil: null })
    return fc.tuple(own, choice).map(([value, chosen]) => {
      if (chosen === null) return value
      const found =
        ofCaller(caller, name, chosen) ?? knownValues.pick(kindOf(operation, name), caller.name, chosen)
      return fitting(value, found)
    })
  }

  /** @param {'path' | 'query' | 'header'} place */
  const parametersIn = (place) => {
    const those = operation.parameters.filter((parameter) => parameter.in === place)
    const all = Object.fromEntries(those.map(({ name, schema }) => [name, parameterOf(name, schema)]))
    const requiredKeys = those.filter(({ required }) => required).map(({ name }) => name)
    return fc.record(all, { requiredKeys, noNullPrototype: true })
  }

  /** @param {string} name @param {import('./operations.mjs').Schema} schema */
  function parameterOf(name, schema) {
    const values = valuesOf(schema, making, name)
    if (name === 'page') return fc.oneof({ weight: 4, arbitrary: fc.constantFrom('1', '2', '3') }, values)
    if (name === 'idempotency-key') return fc.oneof(fc.constantFrom(...KEYS), fc.uuid())
    return values
  }

  const parts = {
    path: parametersIn('path'),
    query: parametersIn('query'),
    headers: parametersIn('header'),
    body: operation.body ? valuesOf(operation.body, making) : fc.constant(undefined),
  }
  return fc.tuple(fc.record(parts), fc.boolean()).map(([{ body, ...others }, isOfObject]) => {
    const id = String(others.path.id)
    const object = isOfObject ? knownValues.fieldsOf(kindOf(operation, 'id'), id) : {}
    return { ...others, body: completed(body, object) }
  })
}

/** Returns what kind of value a field holds; an `id` belongs to the part of the path before it. */
const kindOf = (/** @type {Operation} */ { path }, /** @type {string} */ name) => {
  const parts = path.split('/')
  const at = parts.indexOf(`{${name}}`)
  if (name !== 'id') return name
  return (at > 0 ? parts[at - 1] : parts[2]) ?? name
}

/** Returns a value that only this caller has; undefined for a field of another name. */
function ofCaller(/** @type {Caller} */ caller, /** @type {string} */ name, /** @type {number} */ choice) {
  if (name === 'email') return caller.email ?? undefined
  if (name === 'old_password') return caller.password()
  if (name === 'password' && choice % 2 === 0) return caller.password()
  if (name === 'token' && choice % 2 === 0) return caller.token() || undefined
  return undefined
}

/** Returns the known value if it has the type of the field's own, otherwise that one. */
function fitting(/** @type {unknown} */ own, /** @type {string | number | undefined} */ found) {
  if (found === undefined) return own
  if (typeof own === 'string') return String(found)
  return typeof own === typeof found ? found : own
}

/**
 * Repeats the password where it is asked for twice, and gives fields the values that the known object has.
 * @param {unknown} body
 * @param {Fields} object
 */
function completed(body, object) {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const fields = /** @type {Fields} */ (body)
  const shared = Object.entries(object).filter(([name]) => name in fields)
  const repeated = 'password_confirmation' in fields ? { password_confirmation: fields.password } : {}
  return { ...fields, ...Object.fromEntries(shared), ...repeated }
}
