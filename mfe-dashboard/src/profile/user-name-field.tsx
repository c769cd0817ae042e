import { UserName } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Field, TextInput } from '@nireeka/ui'
import type { ComponentProps } from 'react'

import { userNameRefusal } from './profile.api.ts'

interface Props {
  wiring: ComponentProps<'input'>
  /** What stands in the field. */
  typed: string
  /** The user name that the member has. */
  own: string
  /** The sentence of the form's last attempt. */
  error: string | undefined
}

/** The public user name, which says while it is typed whether it is free. */
export function UserNameField({ wiring, typed, own, error }: Props) {
  const { http } = usePlatform()
  const wanted = typed.trim()
  const isAsked = wanted !== own && UserName.safeParse(wanted).success
  const { data } = useQuery({ ...userNameRefusal(http, wanted), enabled: isAsked })
  const answer = isAsked ? data : undefined
  return (
    <Field
      label="User name"
      errors={[error ?? answer?.refusal ?? undefined]}
      hint={<output>{answer?.refusal === null ? 'This user name is available.' : RULES}</output>}
    >
      <TextInput
        {...wiring}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
      />
    </Field>
  )
}

const RULES =
  'Others see it in the forum. Use 3 to 30 lowercase letters and digits; dots, dashes and underscores can go in between.'
