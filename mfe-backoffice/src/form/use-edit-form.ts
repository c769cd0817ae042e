import { type Http, isHttpError } from '@nireeka/contracts'
import type { input, output, ZodType } from '@nireeka/contracts/zod'
import { createOnceKey, usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { useWithPassword } from '@nireeka/kit/step-up'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { changedFields, type Difference, differencesOf, isConflict, type Values } from './merge-values.ts'
import { useUnsavedChanges } from './use-unsaved-changes.ts'

type Fields = Record<string, unknown>

export interface EditFormNeeds<Schema extends ZodType<Fields, Fields>, Stored> {
  /** The schema of the body, by `formSchema`. Its field `version` is the version that was read. */
  schema: Schema
  /** What is stored; null on the page of a new one. */
  stored: Stored | null
  /** Returns the values of all fields, for what is stored or for a new one. */
  toValues: (stored: Stored | null) => input<Schema>
  /** Saves; returns what is stored by then. The same body has the same idempotency key. */
  save: (http: Http, body: output<Schema>, key: string) => Promise<Stored>
  /** Reads what is stored now, when somebody else has saved meanwhile. A page for new ones alone needs none. */
  read?: (http: Http) => Promise<Stored>
  /** Called with what is stored now: after saving, and when somebody else has saved. */
  onStored: (stored: Stored, isSaved: boolean) => void
  /** The sentence that says that it is saved. */
  saved: string
}

const isStale = (error: unknown) => isHttpError(error) && error.code === 'stale_version'

/**
 * Returns the state of a page that edits one thing, for `EditForm` and the fields in it. When the page gets a newer
 * version, fields that nobody has touched here follow it; when both sides have changed the same, saving shows both.
 */
export function useEditForm<Schema extends ZodType<Fields, Fields>, Stored>(
  needs: EditFormNeeds<Schema, Stored>,
) {
  const { http, notify } = usePlatform()
  const withPassword = useWithPassword()
  const [keyFor] = useState(createOnceKey)
  const [conflict, setConflict] = useState<Difference[] | null>(null)
  const [opened] = useState(() => needs.toValues(needs.stored))
  /** The values that count as unchanged. */
  const base = useRef<Values>(opened)
  const latest = useRef<Values>(opened)
  const form = useApiForm({
    schema: needs.schema,
    defaultValues: opened as never,
    submit: async (body) => {
      try {
        const stored = await withPassword(() => needs.save(http, body, keyFor(body)))
        setConflict(null)
        restart(needs.toValues(stored))
        letGo()
        notify('success', needs.saved)
        needs.onStored(stored, true)
      } catch (error) {
        if (!isStale(error) || !needs.read) throw error
        show(await needs.read(http))
      }
    },
  })
  const { isDirty } = form
  const letGo = useUnsavedChanges(isDirty)
  const mine = () => form.getValues() as Values

  /** Fills the form anew, with nothing changed. */
  function restart(values: Values) {
    base.current = values
    form.reset(values as never)
  }

  /** Fills the form with what is stored, and keeps what was changed here. */
  function rebase(stored: Values) {
    const typed = mine()
    const touched = changedFields(base.current, typed)
    restart(stored)
    for (const field of touched) form.setValue(field as never, typed[field] as never, { shouldDirty: true })
  }

  function show(stored: Stored) {
    latest.current = needs.toValues(stored)
    setConflict(differencesOf({ opened: base.current, mine: mine(), stored: latest.current }))
    needs.onStored(stored, false)
  }

  const follow = useEffectEvent((stored: Stored | null) => {
    const values: Values = needs.toValues(stored)
    if (conflict || changedFields(base.current, values).length === 0) return
    if (!isConflict({ opened: base.current, mine: mine(), stored: values })) rebase(values)
  })
  useEffect(() => follow(needs.stored), [needs.stored])

  /** Fills the form with what is stored, as far as it is known here. */
  function discard() {
    setConflict(null)
    restart(conflict ? latest.current : base.current)
  }

  return {
    ...form,
    isDirty,
    isNew: needs.stored === null,
    /** The fields that differ from what somebody else has stored meanwhile; null as long as nobody has. */
    conflict,
    discard,
    /** Saves what was changed here, on top of what somebody else has stored. */
    keepMine: async () => {
      rebase(latest.current)
      await form.onSubmit()
    },
  }
}

export type EditFormState = Pick<
  ReturnType<typeof useEditForm>,
  'onSubmit' | 'isBusy' | 'isDirty' | 'isNew' | 'failure' | 'conflict' | 'discard' | 'keepMine'
>
