import fc from 'fast-check'

import { fieldsToSend } from './fields-to-send.mjs'
import { encode, headerText } from './encode.mjs'
import { spoiled, spoilsFor } from './spoil.mjs'

/**
 * @typedef {import('./operations.mjs').Operation} Operation
 * @typedef {import('./operations.mjs').Parameter} Parameter
 * @typedef {import('./callers.mjs').Caller} Caller
 * @typedef {import('./known-values.mjs').KnownValues} KnownValues
 * @typedef {import('./files.mjs').File} File
 */

/**
 * A request before it is written down.
 * @typedef {object} Draft
 * @property {Record<string, string>} path the values of the path's parameters, percent-encoded
 * @property {Array<[name: string, value: string]>} query percent-encoded
 * @property {Record<string, string>} headers
 * @property {unknown} json the body's value; undefined for none
 * @property {Buffer | string | null} raw the body's bytes, which replace `json`
 * @property {string} spoil what was made wrong; empty for nothing
 */

/**
 * @typedef {object} Sent
 * @property {string} method
 * @property {string} path
 * @property {Record<string, string>} headers
 * @property {Buffer | string} [body]
 * @property {string} spoil
 * @property {unknown} json
 */

/**
 * @typedef {object} Needs
 * @property {KnownValues} knownValues
 * @property {File[]} files
 */

/**
 * Returns requests of a caller for an operation: about half of them are valid, others are just beyond a limit, and in
 * the rest one thing is wrong.
 * @param {Operation} operation
 * @param {Caller} caller
 * @param {Needs} needs
 * @returns {fc.Arbitrary<Sent>}
 */
export function requestsOf(operation, caller, needs) {
  const drafts = (/** @type {boolean} */ isBeyond) => draftsOf(operation, caller, { ...needs, isBeyond })
  const spoils = spoilsFor(operation)
  return fc
    .oneof(
      { weight: 11, arbitrary: drafts(false) },
      { weight: 3, arbitrary: drafts(true) },
      {
        weight: 7,
        arbitrary: fc.tuple(drafts(false), spoils).map(([draft, spoil]) => spoiled(draft, spoil)),
      },
    )
    .map((draft) => written(operation, draft))
}

/** @param {Operation} operation @param {Caller} caller @param {Needs & { isBeyond: boolean }} needs */
function draftsOf(operation, caller, { files, ...needs }) {
  const fields = fieldsToSend(operation, caller, needs)
  const file = operation.takesFile ? fc.constantFrom(...files) : fc.constant(null)
  return fc.tuple(fields, file).map(([{ path, query, headers, body }, sent]) => ({
    path: mapped(path, encode),
    query: Object.entries(mapped(query, encode)),
    headers: {
      ...mapped(headers, headerText),
      ...(sent && { 'content-type': sent.type }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    json: body,
    raw: sent?.bytes ?? null,
    spoil: '',
  }))
}

/** @param {Record<string, unknown>} values @param {(value: string) => string} change */
const mapped = (values, change) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(String(value))]))

/** @param {Operation} operation @param {Draft} draft @returns {Sent} */
function written({ method, path, takesFile }, { path: values, query, headers, json, raw, spoil }) {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name) => values[name] ?? '')
  const search = query.map(([name, value]) => `${name}=${value}`).join('&')
  const mayHaveBody = method !== 'GET' || raw !== null
  const body = raw ?? (json === undefined ? undefined : JSON.stringify(json))
  return {
    method,
    path: search ? `${filled}?${search}` : filled,
    headers: takesFile || body !== undefined ? headers : withoutType(headers),
    ...(mayHaveBody && body !== undefined && { body }),
    spoil,
    json: raw === null ? json : undefined,
  }
}

/** @param {Record<string, string>} headers */
const withoutType = ({ 'content-type': _type, ...headers }) => headers
