import type { ZodFastifySchemaValidationError } from 'fastify-type-provider-zod'

/** Sentences by field, from what a schema found. The whole body, when it isn't even an object, is called `_`. */
export function fieldErrors(found: ZodFastifySchemaValidationError[]): Record<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const { name, sentence } of found.flatMap(named))
    fields.set(name, [...(fields.get(name) ?? []), sentence])
  return Object.fromEntries(fields)
}

function named({ keyword, instancePath, message, params }: ZodFastifySchemaValidationError) {
  const path = instancePath.split('/').filter(Boolean)
  const sentence = message ?? 'This is not right.'
  if (keyword !== 'unrecognized_keys') return [{ name: path.join('.') || '_', sentence }]
  const keys = Array.isArray(params.keys) ? params.keys.map(String) : []
  return keys.map((key) => ({ name: [...path, key].join('.'), sentence }))
}
