import { safePath } from '@nireeka/contracts'
import { useTitle } from '@nireeka/kit'
import { useLocation, useSearchParams } from '@nireeka/kit/router'
import { EntryFrame, lazyPage } from '@nireeka/ui'
import { useState } from 'react'

import { EntryBike } from './entry-bike.tsx'
import { readNotice } from './notice.ts'
import { RegisterForm } from './register-form.tsx'

/** The page of an invitation to the staff, which few visitors see. */
const InvitationPage = lazyPage(() =>
  import(/* webpackChunkName: "password" */ './invitation-page.tsx').then((module) => module.InvitationPage),
)

/** The registration page, or with the link of an invitation the page by which an invited person joins the staff. */
export function RegisterPage() {
  const [query] = useSearchParams()
  const [isInvited] = useState(() => query.has('invitation'))
  return isInvited ? <InvitationPage /> : <RegistrationPage />
}

function RegistrationPage() {
  useTitle('Register')
  const [query] = useSearchParams()
  const { email } = readNotice(useLocation().state)
  return (
    <EntryFrame
      heading="Create an account"
      lead="Follow your orders, keep your builds on every device, and have warranty and service in one place."
      picture={<EntryBike src="/pictures/bikes/nireeka-homie-chalk-front34.webp" />}
    >
      <RegisterForm email={email} target={safePath(query.get('continue'))} />
    </EntryFrame>
  )
}
