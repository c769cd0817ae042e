import { useSearchParams } from '@nireeka/kit/router'
import { useState } from 'react'

import { LinkProvider } from './link-provider.tsx'
import { ProviderAnswer } from './provider-answer.tsx'

/** The page that identity providers redirect to; with `?link=`, the start of linking one to the account. */
export function ProviderPage() {
  const [query] = useSearchParams()
  // The query is read only once, because it is removed from the address bar immediately afterwards.
  const [first] = useState(query)
  const name = first.get('link')
  return name ? (
    <LinkProvider name={name} target={first.get('continue')} />
  ) : (
    <ProviderAnswer state={first.get('state')} code={first.get('code')} error={first.get('error')} />
  )
}
