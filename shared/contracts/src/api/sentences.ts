import type { RawIssue } from '@nireeka/contracts/zod'

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
}

/**
 * Returns the sentence that a person reads about an invalid field, in place of zod's wording; a schema's own sentence
 * has precedence.
 */
export function sentenceFor(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return wrongKind(issue.expected, issue.input)
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    case 'invalid_format':
      return wrongForm(issue.format, issue.input)
    case 'invalid_value':
      return oneOf(issue.values)
    case 'invalid_union':
      return noOption(issue)
    case 'unrecognized_keys':
      return 'This field is not known here.'
    default:
      return undefined
  }
}

const oneOf = (values: readonly unknown[]) => `This must be one of: ${values.map(String).join(', ')}.`

/**
 * Returns the sentence for a union that is told apart by one field, and undefined for other unions, whose members have
 * their own sentences.
 */
const noOption = (issue: Extract<RawIssue, { code: 'invalid_union' }>) =>
  issue.inclusive !== false && issue.options ? oneOf(issue.options) : undefined

function wrongKind(expected: string, input: unknown) {
  if (input === undefined || input === null) return 'This field is required.'
  return `This must be ${KINDS[expected] ?? expected}.`
}

function wrongForm(format: string, input: unknown) {
  if (input === '') return 'This field is required.'
  return format === 'email' ? 'Please enter a valid email address.' : 'Please check the format.'
}

function tooSmall(origin: string, least: number) {
  if (origin === 'string')
    return least === 1 ? 'This field is required.' : `Please use at least ${least} characters.`
  if (origin === 'array') return least === 1 ? 'Choose at least one.' : `Please add at least ${least}.`
  return `This must be at least ${least}.`
}

function tooBig(origin: string, most: number) {
  if (origin === 'string') return `Please use at most ${most} characters.`
  return origin === 'array' ? `This can have at most ${most} entries.` : `This can be at most ${most}.`
}
