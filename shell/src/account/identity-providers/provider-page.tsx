import { useSearchParams } from '@nireeka/kit/router'
import { useState } from 'react'

import { LinkProvider } from './link-provider.tsx'
import { ProviderAnswer } from './provider-answer.tsx'

/** Where providers answer to; with `link`, where a member's settings come to have one linked. */
export function ProviderPage() {
  const [query] = useSearchParams()
  // Read once: what a provider says is taken out of the address at once.
  const [first] = useState(query)
  const name = first.get('link')
  return name ? (
    <LinkProvider name={name} target={first.get('continue')} />
  ) : (
    <ProviderAnswer state={first.get('state')} code={first.get('code')} error={first.get('error')} />
  )
}
