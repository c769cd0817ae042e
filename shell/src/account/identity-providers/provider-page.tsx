import { useSearchParams } from '@nireeka/kit/router'
import { useState } from 'react'

import { LinkProvider } from './link-provider.tsx'
import { ProviderAnswer } from './provider-answer.tsx'

/** The page that identity providers redirect to; with `?link=`, the start of linking one to the account. */
export function ProviderPage() {
  const [query] = useSearchParams()
  // Read once, since a provider's answer is removed from the address at once.
  const [first] = useState(query)
  const name = first.get('link')
  return name ? (
    <LinkProvider name={name} target={first.get('continue')} />
  ) : (
    <ProviderAnswer state={first.get('state')} code={first.get('code')} error={first.get('error')} />
  )
}
