import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import type { input, output, ZodType } from '@nireeka/contracts/zod'
import { useEffect, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form'

import { toOurName } from './wire-names.ts'

interface ApiForm<Schema extends ZodType<FieldValues, FieldValues>> {
  /**
   * The contract's schema of the body: the same rules as on the server. A function imports the module that exports it
   * as `schema`, once the form is changed.
   */
  schema: Schema | (() => Promise<{ schema: Schema }>)
  defaultValues: DefaultValues<input<Schema>>
  submit: (values: output<Schema>) => Promise<void>
}

/**
 * Returns a react-hook-form form that is checked by the contract's schema and shows errors of schema and server at
 * their fields.
 */
export function useApiForm<Schema extends ZodType<FieldValues, FieldValues>>(needs: ApiForm<Schema>) {
  const [{ loadRules, resolver }] = useState(() => createResolver(needs.schema))
  const form = useForm<input<Schema>, unknown, output<Schema>>({
    resolver,
    defaultValues: needs.defaultValues,
  })
  const { subscribe } = form
  useEffect(() => {
    // A failure is told when the form is sent, which tries again.
    const callback = () => void loadRules().catch(() => undefined)
    return subscribe({ formState: { values: true }, callback })
  }, [subscribe, loadRules])
  const [failure, setFailure] = useState<string | null>(null)

  const onSubmit = form.handleSubmit(
    async (values) => {
      setFailure(null)
      try {
        await needs.submit(values)
      } catch (error) {
        setFailure(showFields(error))
      }
    },
    () => setFailure(null),
  )

  /** Returns the form's name for a field that the server names: ours, or the API's where the form uses that. */
  const nameOf = (field: string) =>
    form.getValues(field as Path<input<Schema>>) === undefined ? toOurName(field) : field

  /**
   * Shows the server's sentences at their fields; returns the sentence for an error that belongs to no field, or null.
   */
  function showFields(error: unknown): string | null {
    const fields = isHttpError(error) ? Object.entries(error.fields) : []
    if (fields.length === 0) return messageOf(error, TEXTS.unreachable)
    const unseen = fields.filter(([field, sentences]) => {
      const name = nameOf(field) as Path<input<Schema>>
      form.setError(name, { message: sentences.join(' ') }, { shouldFocus: true })
      return !isSeen(form.getFieldState(name).error)
    })
    return unseen.flatMap(([, sentences]) => sentences).join(' ') || null
  }

  const { register, watch, setValue, getValues, reset, formState } = form
  // Errors without a visible field are shown above the form, until they are mended; otherwise the button would seem to
  // do nothing.
  const unseen = formState.isSubmitted ? unseenSentence(formState.errors) : null
  return {
    register,
    watch,
    setValue,
    getValues,
    /** Fills the form anew; these values count as unchanged. */
    reset,
    onSubmit,
    errors: formState.errors,
    isBusy: formState.isSubmitting,
    /** Whether a field differs from its default. Only forms that read it render again when it changes. */
    get isDirty() {
      return formState.isDirty
    },
    failure: failure ?? unseen,
  }
}

const UNREACHABLE: FieldErrors = { form: { type: 'unreachable', message: TEXTS.unreachable } }

/**
 * Returns the check of a form's values. Its code and the schema are loaded with the first change of the form, since most
 * pages with a form are left without one.
 */
function createResolver<Schema extends ZodType<FieldValues, FieldValues>>(schema: ApiForm<Schema>['schema']) {
  const loadRules = () =>
    Promise.all([
      import(/* webpackChunkName: "forms" */ './form-rules.ts'),
      typeof schema === 'function' ? schema() : { schema },
    ])
  const resolver: Resolver<input<Schema>, unknown, output<Schema>> = async (values, context, options) => {
    // What is typed while the rules are on their way isn't part of what was sent.
    const sent = structuredClone(values)
    const loaded = await loadRules().catch(() => null)
    if (!loaded) return { values: {}, errors: UNREACHABLE as FieldErrors<input<Schema>> }
    const [{ zodResolver, sentenceFor }, rules] = loaded
    return zodResolver(rules.schema, { error: sentenceFor })(sent, context, options)
  }
  return { loadRules, resolver }
}

/** Returns whether an error's field is an input of the page, so that its sentence is visible. */
const isSeen = (error: object | undefined) =>
  error !== undefined && 'ref' in error && error.ref instanceof Element

/** Returns the first sentence that belongs to no input, at any depth; null when all are visible at their inputs. */
function unseenSentence(errors: object): string | null {
  for (const error of Object.values(errors)) {
    if (typeof error !== 'object' || error === null) continue
    if (isSeen(error)) continue
    if ('message' in error && typeof error.message === 'string') return error.message
    const deeper = unseenSentence(error)
    if (deeper) return deeper
  }
  return null
}
