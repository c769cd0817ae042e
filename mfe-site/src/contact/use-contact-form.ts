import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useStream } from '@nireeka/kit'
import { useSearchParams } from '@nireeka/kit/router'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { type Draft, dropDraft, keepDraft, readDraft } from './contact-draft.ts'
import type { FieldErrors } from './contact-rules.ts'
import { type Receipt, sendMessage } from './contact.api.ts'
import { isEmpty, readFields, writeFields } from './fields.ts'

export type Sending =
  | { status: 'writing'; errors: FieldErrors; failure: string | null }
  | { status: 'sending' }
  | { status: 'sent'; receipt: Receipt }

const loadRules = () => import(/* webpackChunkName: "contact-rules" */ './contact-rules.ts')
const NO_ERRORS: FieldErrors = {}
/** A link may begin the message: /contact?subject=…&text=…; both are cut where the server would refuse them. */
const MAX_SUBJECT = 120
const MAX_TEXT = 8000
const UNTOUCHED = { status: 'writing', errors: NO_ERRORS, failure: null } satisfies Sending

/** Returns the notice to stop riding, if the typed words or the category call for it. */
async function noticeFor({ category = '', subject = '', text = '' }: Draft): Promise<Receipt['notice']> {
  const rules = await loadRules().catch(() => null)
  return rules?.isSafetyMatter({ category, subject, text }) ? rules.STOP_RIDING : null
}

/**
 * Returns the contact form's state. The fields are uncontrolled and server-rendered, so that text typed before the
 * scripts load is kept. The validation rules load with the first thing that is typed.
 */
export function useContactForm() {
  const platform = usePlatform()
  const session = useStream(platform.session$)
  const form = useRef<HTMLFormElement>(null)
  const [sending, setSending] = useState<Sending>(UNTOUCHED)
  const [notice, setNotice] = useState<Receipt['notice']>(null)
  const member = session.status === 'member' ? session.user : null
  const owner = member?.id ?? null
  const isKnown = session.status !== 'loading'
  const [query] = useSearchParams()
  const subject = query.get('subject')?.slice(0, MAX_SUBJECT)
  const text = query.get('text')?.slice(0, MAX_TEXT)
  const beginning = useMemo(() => (subject || text ? { subject, text } : null), [subject, text])

  useEffect(() => {
    const fields = form.current
    const begun = isKnown && fields ? (readDraft(owner) ?? beginning) : null
    if (!begun || !fields || !isEmpty(fields)) return
    writeFields(fields, begun)
    void noticeFor(begun).then(setNotice)
  }, [isKnown, owner, beginning])

  useEffect(() => {
    const subscription = platform.events$.subscribe(({ type }) => {
      if (type !== 'session:signed-out') return
      dropDraft()
      form.current?.reset()
    })
    return () => subscription.unsubscribe()
  }, [platform])

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const values = readFields(event.currentTarget)
    const { name: _name, email: _email, ...words } = values
    keepDraft({ owner, values: member ? words : values })
    void noticeFor(values).then(setNotice)
  }

  const refuse = (errors: FieldErrors, failure: string | null) => {
    setSending({ status: 'writing', errors, failure })
    const first = Object.keys(errors)[0]
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  const submit = async (values: Draft) => {
    const rules = await loadRules()
    const checked = rules.checkMessage(values)
    if ('errors' in checked) return refuse(checked.errors, null)
    const receipt = await sendMessage(platform.http, checked.input)
    dropDraft()
    setNotice(null)
    setSending({ status: 'sent', receipt })
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = readFields(event.currentTarget)
    setSending({ status: 'sending' })
    submit(values).catch((error: unknown) => {
      const fields = isHttpError(error) ? error.fields : NO_ERRORS
      const hasFields = Object.keys(fields).length > 0
      refuse(fields, hasFields ? null : messageOf(error, TEXTS.unreachable))
    })
  }
  const writeAnother = () => {
    // Updates synchronously, so that focus can move before the pressed button is removed.
    flushSync(() => setSending(UNTOUCHED))
    form.current?.querySelector('select')?.focus()
  }
  const { errors, failure } = sending.status === 'writing' ? sending : UNTOUCHED
  return { form, member, sending, errors, failure, notice, onInput, onSubmit, writeAnother }
}
