import { formatDate, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { Button } from '@nireeka/ui'
import { useState } from 'react'

import { security, type SecondFactor } from '../security.api.ts'
import { SettingsPart } from '../settings-part.tsx'
import settings from '../settings.module.css'
import { beginSetup, type Setup } from './second-factor.api.ts'
import { type Change, ProveChange } from './prove-change.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TurnOn } from './turn-on.tsx'

type State =
  | { at: 'closed'; isReturning: boolean }
  | { at: 'turning-on'; setup: Setup }
  | { at: 'codes'; codes: string[] }
  | { at: 'changing'; change: Change }

interface Props {
  hasPassword: boolean
  /** Null while it is off. */
  secondFactor: SecondFactor | null
}

/** Two-step login: its state, and how it is turned on and off. */
export function SecondFactorPart({ hasPassword, secondFactor }: Props) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const [state, setState] = useState<State>({ at: 'closed', isReturning: false })
  const begin = useMutation({
    mutationFn: () => beginSetup(http),
    onSuccess: (setup) => setState({ at: 'turning-on', setup }),
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })

  function close() {
    setState({ at: 'closed', isReturning: true })
    void queries.invalidateQueries({ queryKey: security(http).queryKey })
  }

  return (
    <SettingsPart
      id="second-factor"
      title="Two-step login"
      state={secondFactor ? 'On' : 'Off'}
      lead="After your password, we ask for a code from an app on your phone. Your password alone is no longer enough to log in."
    >
      {state.at === 'turning-on' ? (
        <TurnOn setup={state.setup} onOn={(codes) => setState({ at: 'codes', codes })} onCancel={close} />
      ) : null}
      {state.at === 'codes' ? <RecoveryCodes codes={state.codes} onDone={close} /> : null}
      {state.at === 'changing' ? (
        <ProveChange
          change={state.change}
          onCodes={(codes) => setState({ at: 'codes', codes })}
          onClose={close}
        />
      ) : null}
      {state.at === 'closed' ? (
        <div ref={state.isReturning ? focusButton : undefined} className={settings.form}>
          {secondFactor ? (
            <On {...secondFactor} onChange={(change) => setState({ at: 'changing', change })} />
          ) : (
            <Off hasPassword={hasPassword} isBusy={begin.isPending} onBegin={() => begin.mutate()} />
          )}
        </div>
      ) : null}
    </SettingsPart>
  )
}

function Off(props: { hasPassword: boolean; isBusy: boolean; onBegin: () => void }) {
  if (!props.hasPassword)
    return <p className={settings.quiet}>Set a password first, then you can turn it on.</p>
  return (
    <div className={settings.actions}>
      <Button tone="secondary" isBusy={props.isBusy} onClick={props.onBegin}>
        Turn on
      </Button>
    </div>
  )
}

const On = ({
  since,
  recoveryCodesLeft,
  onChange,
}: SecondFactor & { onChange: (change: Change) => void }) => (
  <>
    <p>
      On since {formatDate(since, 'day', 'reader')}. {leftInWords(recoveryCodesLeft)}
    </p>
    <div className={settings.actions}>
      <Button tone="secondary" onClick={() => onChange('recovery-codes')}>
        New recovery codes
      </Button>
      <Button tone="secondary" onClick={() => onChange('off')}>
        Turn off
      </Button>
    </div>
  </>
)

function leftInWords(left: number) {
  if (left === 0) return 'You have no recovery codes left. Get new ones.'
  return left === 1 ? 'You have one recovery code left.' : `You have ${left} recovery codes left.`
}

/** Focuses the first button after what had the focus was removed. */
const focusButton = (part: HTMLElement | null) => part?.querySelector('button')?.focus()
