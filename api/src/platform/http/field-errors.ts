import type { ZodFastifySchemaValidationError } from 'fastify-type-provider-zod'

type Found = Pick<ZodFastifySchemaValidationError, 'keyword' | 'instancePath' | 'message'> & {
  params: Record<string, unknown>
}

interface Named {
  name: string
  sentence: string
}

/** A validation issue that a schema has found, possibly with the issues of each alternative of a union. */
interface Issue {
  code: string
  path: PropertyKey[]
  message: string
  [more: string]: unknown
}

/** Returns error sentences by field from validation issues. A body that isn't even an object is called `_`. */
export function fieldErrors(found: Found[]): Record<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const { name, sentence } of found.flatMap(named))
    fields.set(name, [...(fields.get(name) ?? []), sentence])
  return Object.fromEntries(fields)
}

function named({ keyword, instancePath, message, params }: Found): Named[] {
  const path = instancePath.split('/').filter(Boolean)
  const sentence = message ?? 'This is not right.'
  if (keyword === 'invalid_union') {
    const meant = nearestForm(params.errors)
    if (meant) return meant.flatMap((issue) => named(toFound(issue, path)))
  }
  if (keyword !== 'unrecognized_keys') return [{ name: path.join('.') || '_', sentence }]
  const keys = Array.isArray(params.keys) ? params.keys.map(String) : []
  return keys.map((key) => ({ name: [...path, key].join('.'), sentence }))
}

/** Returns the issues of the union's alternative whose fields were sent, or of the last alternative in doubt. */
function nearestForm(forms: unknown): Issue[] | undefined {
  if (!Array.isArray(forms)) return undefined
  const strangers = (issues: Issue[]) =>
    issues.reduce((sum, issue) => sum + (Array.isArray(issue.keys) ? issue.keys.length : 0), 0)
  return (forms as Issue[][])
    .toSorted((a, b) => strangers(a) - strangers(b))
    .findLast((issues, _at, sorted) => strangers(issues) === strangers(sorted[0] ?? []))
}

const toFound = ({ code, path, message, ...params }: Issue, outer: string[]): Found => ({
  keyword: code,
  instancePath: [...outer, ...path].join('/'),
  message,
  params,
})
