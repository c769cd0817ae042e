import { isHttpError, PASSWORD_AND_CODE_REQUIRED, PASSWORD_REQUIRED } from '@nireeka/contracts'
import { createContext, type ReactNode, use, useRef, useState } from 'react'

import { AskPassword, type PasswordDialog } from './ask-password.tsx'

/** Makes a call; if the server wants the password first, asks for it and makes the call again. */
type WithPassword = <T>(call: () => Promise<T>) => Promise<T>

const StepUpContext = createContext<WithPassword | null>(null)

/** Returns the function by which every call is made that changes something: staff must have given the password lately. */
export function useWithPassword(): WithPassword {
  const withPassword = use(StepUpContext)
  if (!withPassword) throw new Error('useWithPassword was called outside StepUp')
  return withPassword
}

interface Props {
  /** Loads what asks for the password, `loadPasswordDialog` of `@nireeka/ui`: nobody but staff ever needs it. */
  loadDialog: () => Promise<PasswordDialog>
  children: ReactNode
}

interface Shown {
  dialog: PasswordDialog
  needsCode: boolean
}

interface Asking {
  answer: (isGiven: boolean) => void
  answered: Promise<boolean>
}

/** Asks for the password when a call of these children demands it; calls that wait at the same time share one dialog. */
export function StepUp({ loadDialog, children }: Props) {
  const asking = useRef<Asking | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)

  async function ask(needsCode: boolean): Promise<boolean> {
    const dialog = await loadDialog()
    asking.current ??= openAsking()
    setShown({ dialog, needsCode })
    return asking.current.answered
  }

  function close(isGiven: boolean) {
    asking.current?.answer(isGiven)
    asking.current = null
    setShown(null)
  }

  const withPassword: WithPassword = async (call) => {
    try {
      return await call()
    } catch (error) {
      const wanted = isHttpError(error) ? error.code : null
      const needsCode = wanted === PASSWORD_AND_CODE_REQUIRED
      if (!(needsCode || wanted === PASSWORD_REQUIRED) || !(await ask(needsCode))) throw error
      return call()
    }
  }
  return (
    <StepUpContext value={withPassword}>
      {children}
      {shown ? <AskPassword {...shown} onClose={close} /> : null}
    </StepUpContext>
  )
}

function openAsking(): Asking {
  const asking: Partial<Asking> = {}
  const answered = new Promise<boolean>((resolve) => {
    asking.answer = resolve
  })
  return { answer: (isGiven) => asking.answer?.(isGiven), answered }
}
