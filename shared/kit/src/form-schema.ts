import * as z from '@nireeka/contracts/zod'

import { inWireNames, type InOurNames, toOurName } from './wire-names.ts'

/**
 * Returns the schema of a form whose fields have our names, from the contract's schema of the request body: it checks
 * by the contract's rules, names a wrong field as the form does, and outputs the body.
 */
export function formSchema<Body extends object, Input extends object>(schema: z.ZodType<Body, Input>) {
  const checked = z.unknown().transform(async (values, context) => {
    const { data, error } = await schema.safeParseAsync(inWireNames(values), UNTOLD)
    for (const issue of error?.issues ?? []) context.addIssue({ ...issue, path: issue.path.map(ourStep) })
    return data
  })
  return checked as z.ZodType<Body, InOurNames<Input>>
}

/**
 * Options of the first parse: issues keep their input and get no sentence, because the form's schema writes the
 * sentences.
 */
const UNTOLD = { error: () => '', reportInput: true }

const ourStep = (step: PropertyKey) => (typeof step === 'string' ? toOurName(step) : step)
