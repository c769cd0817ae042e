import { Ajv2020 } from 'ajv/dist/2020.js'

/**
 * @typedef {import('./operations.mjs').Operation} Operation
 * @typedef {import('./operations.mjs').Schema} Schema
 * @typedef {import('./send.mjs').Answer} Answer
 */

/** What gives away how the site is made: stacks, files, SQL and the errors of libraries. */
const INTERNALS = [
  /\n\s+at \S/,
  /\bat [\w.<>]+ \(/,
  /node_modules|node:internal|\.[cm]?[jt]s:\d+/,
  /\b(?:select|insert into|update|delete from) (?:distinct )?"/i,
  /syntax error at|duplicate key|violates|invalid input syntax|invalid byte sequence|relation "|column "/,
  /\b(?:kysely|postgres(?:ql)?|fastify|FST_ERR\w*|ZodError|TypeError|RangeError|SyntaxError|ECONN\w+)\b/,
]
const FIRST_FAILURE = 400
const SERVER_ERROR = 500

/**
 * Returns a function that says what is wrong with an answer; null for nothing.
 * @param {{ folders: string[] }} site whose folders no answer may name
 */
export function createJudge({ folders }) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  /** @type {Map<Schema, import('ajv').ValidateFunction>} */
  const compiled = new Map()
  /** @param {Schema} schema @param {unknown} value */
  function mismatch(schema, value) {
    const validate = compiled.get(schema) ?? ajv.compile(schema)
    compiled.set(schema, validate)
    return validate(value) ? null : ajv.errorsText(validate.errors)
  }

  /** @param {Operation} operation @param {Answer} answer @returns {string | null} */
  return function judge({ answer: success, refusal }, { status, json, text, failure }) {
    if (failure !== null) return `no answer: ${failure}`
    if (status >= SERVER_ERROR) return 'the server has failed'
    const named = folders.find((folder) => text.includes(folder))
    if (named !== undefined) return `the answer names ${named}`
    if (status < FIRST_FAILURE) return success === null ? null : about('a success', mismatch(success, json))
    const internal = INTERNALS.find((pattern) => pattern.test(text))
    if (internal) return `the answer has internals: ${internal.exec(text)?.[0]}`
    return (
      about('a refusal', mismatch(refusal, json)) ?? (json.status === status ? null : 'another status inside')
    )
  }
}

/** @param {string} what @param {string | null} problem */
const about = (what, problem) => problem && `${what} of another form: ${problem}`
