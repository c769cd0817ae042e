import { formatDate, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { Button } from '@nireeka/ui'
import { useState } from 'react'

import { security, type SecondFactor } from '../security.api.ts'
import { SettingRow } from '../setting-row.tsx'
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
      isOn={secondFactor !== null}
      lead="After your password, we ask for a code from an app on your phone. Your password alone is no longer enough to log in."
      control={
        state.at === 'closed' ? (
          <div ref={state.isReturning ? focusButton : undefined}>
            {secondFactor ? (
              <Button
                tone="secondary"
                size="small"
                onClick={() => setState({ at: 'changing', change: 'off' })}
              >
                Turn off
              </Button>
            ) : (
              <TurnOnButton
                hasPassword={hasPassword}
                isBusy={begin.isPending}
                onClick={() => begin.mutate()}
              />
            )}
          </div>
        ) : null
      }
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
        <ClosedPart
          hasPassword={hasPassword}
          secondFactor={secondFactor}
          onNewCodes={() => setState({ at: 'changing', change: 'recovery-codes' })}
        />
      ) : null}
    </SettingsPart>
  )
}

/** Offered to whoever has a password. */
const TurnOnButton = (props: { hasPassword: boolean; isBusy: boolean; onClick: () => void }) =>
  props.hasPassword ? (
    <Button tone="secondary" size="small" isBusy={props.isBusy} onClick={props.onClick}>
      Turn on
    </Button>
  ) : null

function ClosedPart({ hasPassword, secondFactor, onNewCodes }: Props & { onNewCodes: () => void }) {
  if (secondFactor) return <CodesLeft {...secondFactor} onNew={onNewCodes} />
  return hasPassword ? null : <p className={settings.quiet}>Set a password first, then you can turn it on.</p>
}

const CodesLeft = ({ since, recoveryCodesLeft, onNew }: SecondFactor & { onNew: () => void }) => (
  <div className={`${settings.rows} ${settings.row}`}>
    <SettingRow
      name={<p className={settings.strong}>Recovery codes</p>}
      control={
        <Button tone="secondary" size="small" onClick={onNew}>
          New <span className="visually-hidden">recovery codes</span>
        </Button>
      }
    >
      <p className={settings.quiet}>
        On since {formatDate(since, 'day', 'reader')}. {leftInWords(recoveryCodesLeft)}
      </p>
    </SettingRow>
  </div>
)

function leftInWords(left: number) {
  if (left === 0) return 'You have no recovery codes left. Get new ones.'
  return left === 1 ? 'You have one recovery code left.' : `You have ${left} recovery codes left.`
}

/** Focuses the button after what had the focus was removed. */
const focusButton = (control: HTMLElement | null) => control?.querySelector('button')?.focus()
