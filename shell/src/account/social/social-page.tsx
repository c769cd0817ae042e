import { useSearchParams } from '@nireeka/kit/router'
import { useState } from 'react'

import { LinkStart } from './link-start.tsx'
import { SocialAnswer } from './social-answer.tsx'

/** Where providers answer to; with `link`, where a member's settings come to have one linked. */
export function SocialPage() {
  const [query] = useSearchParams()
  // Read once: what a provider says is taken out of the address at once.
  const [first] = useState(query)
  const name = first.get('link')
  return name ? (
    <LinkStart name={name} target={first.get('continue')} />
  ) : (
    <SocialAnswer state={first.get('state')} code={first.get('code')} error={first.get('error')} />
  )
}
