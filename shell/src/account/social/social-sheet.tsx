import { useTitle } from '@nireeka/kit'
import { EntryFrame, Picture } from '@nireeka/ui'
import type { ReactNode } from 'react'

interface Props {
  heading: string
  lead?: string
  children?: ReactNode
}

/** The same quiet sheet for every step between us and a provider. */
export function SocialSheet({ heading, lead, children }: Props) {
  useTitle(heading)
  return (
    <EntryFrame
      heading={heading}
      lead={lead}
      picture={<Picture src="/pictures/bikes/nireeka-prime-pine-front.webp" alt="" sizes="50vw" />}
    >
      {children}
    </EntryFrame>
  )
}
