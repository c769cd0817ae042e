/**
 * A JSON Schema, as far as the API's description uses it.
 * @typedef {object} Schema
 * @property {string | string[]} [type]
 * @property {unknown[]} [enum]
 * @property {Schema[]} [anyOf]
 * @property {Schema[]} [oneOf]
 * @property {Record<string, Schema>} [properties]
 * @property {string[]} [required]
 * @property {Schema} [items]
 * @property {number} [minItems]
 * @property {number} [maxItems]
 * @property {number} [minimum]
 * @property {number} [maximum]
 * @property {number} [multipleOf]
 * @property {number} [minLength]
 * @property {number} [maxLength]
 * @property {string} [pattern]
 */

/**
 * @typedef {object} Parameter
 * @property {string} name
 * @property {'path' | 'query' | 'header'} in
 * @property {boolean} [required]
 * @property {Schema} schema
 */

/**
 * One call that the API describes.
 * @typedef {object} Operation
 * @property {string} title method and path: GET /api/orders/{id}
 * @property {string} method
 * @property {string} path
 * @property {Parameter[]} parameters
 * @property {Schema | null} body
 * @property {boolean} takesFile whether its body is the bytes of a file
 * @property {Schema | null} answer the schema of a success; null when it is a file
 * @property {Schema} refusal the schema of a failure
 */

/** The header that only uploads of files have. */
const FILE_NAME = 'x-file-name'
const JSON_TYPE = 'application/json'

/**
 * Returns every operation that a site's /api/openapi.json lists for a caller: for staff all of them.
 * @param {string} site
 * @param {Record<string, string>} headers of the caller's session
 * @returns {Promise<Operation[]>}
 */
export async function readOperations(site, headers) {
  const answer = await fetch(`${site}/api/openapi.json`, { headers })
  return operationsOf(/** @type {Description} */ (await answer.json()))
}

/**
 * @typedef {{ content?: Record<string, { schema: Schema }> }} Content
 * @typedef {{ parameters?: Parameter[], requestBody?: Content, responses: Record<string, Content> }} Described
 * @typedef {{ paths: Record<string, Record<string, Described>> }} Description
 */

/**
 * Returns the operations of an OpenAPI description.
 * @param {Description} description
 * @returns {Operation[]}
 */
export const operationsOf = ({ paths }) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, { parameters = [], requestBody, responses }]) => ({
      title: `${name.toUpperCase()} ${path}`,
      method: name.toUpperCase(),
      path,
      parameters,
      body: schemaOf(requestBody),
      takesFile: parameters.some((parameter) => parameter.name === FILE_NAME),
      answer: schemaOf(responses['200']),
      refusal: schemaOf(responses['4XX']) ?? {},
    })),
  )

/** @param {Content | undefined} content */
const schemaOf = (content) => content?.content?.[JSON_TYPE]?.schema ?? null
