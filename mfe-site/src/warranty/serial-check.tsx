import { isHttpError } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useNavigate, useSearchParams } from '@nireeka/kit/router'
import { QueryView, Skeleton } from '@nireeka/ui'
import { useEffect, useRef, useState } from 'react'

import { SerialForm } from './serial-form.tsx'
import styles from './warranty.module.css'
import { checkSerial, tidySerial } from './warranty.api.ts'
import { Result } from './result.tsx'

/** A form that checks a serial number and shows the warranty of each part. The number is in the URL. */
export function SerialCheck() {
  const { serial, check, wrong, failure, ask } = useCheck()
  const [isAsked, setAsked] = useState(false)
  const answer = useFocus<HTMLDivElement>(isAsked && (check.data !== undefined || failure !== null))
  const field = useFocus<HTMLInputElement>(isAsked && wrong.length > 0 && !check.isFetching)
  const begin = (typed: string) => {
    setAsked(true)
    ask(typed)
  }
  return (
    <section className={styles.check} aria-labelledby="check">
      <SerialForm serial={serial} errors={wrong} isBusy={check.isFetching} field={field} onAsk={begin} />
      <div ref={answer} tabIndex={-1} className={styles.answer}>
        {serial === '' || wrong.length > 0 ? null : (
          <QueryView
            query={check}
            skeleton={<Skeleton kind="text" lines={4} />}
            failed="The check isn’t possible right now"
          >
            {(checked) => <Result checked={checked} />}
          </QueryView>
        )}
      </div>
    </section>
  )
}

/**
 * Returns the check of the URL's serial number. The field shows an error about the number itself; the page shows all
 * others.
 */
function useCheck() {
  const { http } = usePlatform()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const serial = tidySerial(query.get('serial') ?? '')
  const check = useQuery({
    queryKey: ['warranty', serial],
    queryFn: () => checkSerial(http, serial),
    enabled: serial !== '',
    retry: false,
  })
  const ask = (typed: string) => {
    const next = tidySerial(typed)
    if (next === serial) void check.refetch()
    else void navigate(`/warranty?${new URLSearchParams({ serial: next }).toString()}`)
  }
  const wrong = sentencesOf(check.error)
  return { serial, check, wrong, failure: wrong.length > 0 ? null : check.error, ask }
}

const sentencesOf = (error: unknown): string[] =>
  isHttpError(error) && error.status === 422 ? (error.fields.serial ?? [error.message]) : []

/**
 * Moves focus to the result or the error after the visitor has submitted the form; a check started by the URL leaves
 * focus alone.
 */
function useFocus<Target extends HTMLElement>(isWanted: boolean) {
  const element = useRef<Target>(null)
  useEffect(() => {
    if (isWanted) element.current?.focus()
  }, [isWanted])
  return element
}
