import { zodResolver } from '@hookform/resolvers/zod'
import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { sentenceFor } from '@nireeka/contracts/api'
import type { input, output, ZodType } from '@nireeka/contracts/zod'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'

interface ApiForm<Schema extends ZodType<FieldValues, FieldValues>> {
  /** The contract's schema of the body: the same rules as the server's. */
  schema: Schema
  defaultValues: DefaultValues<input<Schema>>
  submit: (values: output<Schema>) => Promise<void>
}

/** A form whose rules are the contract's, and whose errors are the schema's or the server's, each at its field. */
export function useApiForm<Schema extends ZodType<FieldValues, FieldValues>>(needs: ApiForm<Schema>) {
  const form = useForm<input<Schema>, unknown, output<Schema>>({
    resolver: zodResolver(needs.schema, { error: sentenceFor }),
    defaultValues: needs.defaultValues,
  })
  const [failure, setFailure] = useState<string | null>(null)

  const onSubmit = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      await needs.submit(values)
    } catch (error) {
      const fields = isHttpError(error) ? Object.entries(error.fields) : []
      for (const [name, sentences] of fields) {
        form.setError(name as Path<input<Schema>>, { message: sentences.join(' ') }, { shouldFocus: true })
      }
      if (fields.length === 0) setFailure(messageOf(error, TEXTS.unreachable))
    }
  })

  const { register, watch, setValue, formState } = form
  return {
    register,
    watch,
    setValue,
    onSubmit,
    errors: formState.errors,
    isBusy: formState.isSubmitting,
    failure,
  }
}
