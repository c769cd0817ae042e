import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'

interface ApiForm<Values extends FieldValues> {
  /** The contract's schema of the body: the same rules as the server's. */
  schema: Parameters<typeof zodResolver<Values, unknown, Values>>[0]
  defaultValues: DefaultValues<Values>
  submit: (values: Values) => Promise<void>
}

/** A form whose rules are the contract's, and whose errors are the schema's or the server's, each at its field. */
export function useApiForm<Values extends FieldValues>({ schema, defaultValues, submit }: ApiForm<Values>) {
  const form = useForm<Values, unknown, Values>({ resolver: zodResolver(schema), defaultValues })
  const [failure, setFailure] = useState<string | null>(null)

  const onSubmit = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      await submit(values)
    } catch (error) {
      const fields = isHttpError(error) ? Object.entries(error.fields) : []
      for (const [name, sentences] of fields) {
        form.setError(name as Path<Values>, { message: sentences.join(' ') }, { shouldFocus: true })
      }
      if (fields.length === 0) setFailure(messageOf(error, TEXTS.unreachable))
    }
  })

  return { register: form.register, errors: form.formState.errors, isBusy: form.formState.isSubmitting, failure, onSubmit, watch: form.watch, setValue: form.setValue }
}
