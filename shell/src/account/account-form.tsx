import type { AccountFormOptions } from '@nireeka/contracts'
import { createQueryClient, PlatformProvider } from '@nireeka/kit'
import { QueryClientProvider } from '@nireeka/kit/query'
import { BrowserRouter } from '@nireeka/kit/router'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

import { ShellProvider } from '../frame/shell-context.ts'
import type { Shell } from '../shell.ts'
import { LoginForm, type LoginState } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

/** Renders the form in its own React root inside a remote's element, and returns what removes it. */
export function showAccountForm(shell: Shell, host: HTMLElement, options: AccountFormOptions) {
  const root = createRoot(host, { identifierPrefix: 'account-' })
  root.render(
    <ShellProvider value={shell}>
      <PlatformProvider value={shell.platform}>
        <QueryClientProvider client={createQueryClient()}>
          <BrowserRouter>
            <AccountForm {...options} />
          </BrowserRouter>
        </QueryClientProvider>
      </PlatformProvider>
    </ShellProvider>,
  )
  // A remote calls this while its own root is being rendered, when React can't unmount another one.
  return () => void setTimeout(() => root.unmount())
}

/** The forms of the pages for logging in and for registering, within another page. */
export function AccountForm({ way: first, email }: AccountFormOptions) {
  const [way, setWay] = useState(first)
  const [login, setLogin] = useState<LoginState>({ email, step: null, reason: null })
  const target = `${location.pathname}${location.search}`
  return (
    <div key={way} ref={focusFirstEmpty}>
      {way === 'login' ? (
        <LoginForm
          login={login}
          onChange={setLogin}
          target={target}
          onRegister={(typed) => {
            setLogin({ email: typed, step: null, reason: null })
            setWay('register')
          }}
        />
      ) : (
        <RegisterForm
          email={login.email}
          target={target}
          onLogin={(next) => {
            setLogin({ ...next, reason: null })
            setWay('login')
          }}
        />
      )}
    </div>
  )
}

const focusFirstEmpty = (form: HTMLElement | null) =>
  [...(form?.querySelectorAll('input') ?? [])].find(({ value }) => value === '')?.focus()
