import { isHttpError, PASSWORD_REQUIRED } from '@nireeka/contracts'
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

interface Asking {
  answer: (isGiven: boolean) => void
  answered: Promise<boolean>
}

/** Asks for the password when a call of these children demands it; calls that wait at the same time share one dialog. */
export function StepUp({ loadDialog, children }: Props) {
  const asking = useRef<Asking | null>(null)
  const [dialog, setDialog] = useState<PasswordDialog | null>(null)

  async function ask(): Promise<boolean> {
    const loaded = await loadDialog()
    asking.current ??= openAsking()
    setDialog(() => loaded)
    return asking.current.answered
  }

  function close(isGiven: boolean) {
    asking.current?.answer(isGiven)
    asking.current = null
    setDialog(null)
  }

  const withPassword: WithPassword = async (call) => {
    try {
      return await call()
    } catch (error) {
      if (!isPasswordRequired(error) || !(await ask())) throw error
      return call()
    }
  }
  return (
    <StepUpContext value={withPassword}>
      {children}
      {dialog ? <AskPassword dialog={dialog} onClose={close} /> : null}
    </StepUpContext>
  )
}

const isPasswordRequired = (error: unknown) => isHttpError(error) && error.code === PASSWORD_REQUIRED

function openAsking(): Asking {
  const asking: Partial<Asking> = {}
  const answered = new Promise<boolean>((resolve) => {
    asking.answer = resolve
  })
  return { answer: (isGiven) => asking.answer?.(isGiven), answered }
}
