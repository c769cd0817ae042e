import { isHttpError, PASSWORD_REQUIRED } from '@nireeka/contracts'
import { createContext, type ReactNode, use, useRef, useState } from 'react'

import { PasswordDialog } from './password-dialog.tsx'

/** Makes a call; if the server wants the password first, asks for it and makes the call again. */
type WithPassword = <T>(call: () => Promise<T>) => Promise<T>

const StepUpContext = createContext<WithPassword | null>(null)

/** Returns the function by which every call is made that changes something: staff must have given the password lately. */
export function useWithPassword(): WithPassword {
  const withPassword = use(StepUpContext)
  if (!withPassword) throw new Error('useWithPassword was called outside StepUp')
  return withPassword
}

interface Asking {
  answer: (isGiven: boolean) => void
  answered: Promise<boolean>
}

/** Asks for the password when a call of these children demands it; calls that wait at the same time share one dialog. */
export function StepUp({ children }: { children: ReactNode }) {
  const asking = useRef<Asking | null>(null)
  const [isOpen, setOpen] = useState(false)

  function ask(): Promise<boolean> {
    asking.current ??= openAsking()
    setOpen(true)
    return asking.current.answered
  }

  function close(isGiven: boolean) {
    asking.current?.answer(isGiven)
    asking.current = null
    setOpen(false)
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
      {isOpen ? <PasswordDialog onClose={close} /> : null}
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
