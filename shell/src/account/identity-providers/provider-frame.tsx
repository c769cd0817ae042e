import { useTitle } from '@nireeka/kit'
import { EntryFrame, Picture } from '@nireeka/ui'
import type { ReactNode } from 'react'

interface Props {
  heading: string
  lead?: string
  children?: ReactNode
}

/** The page layout of every step of a login with an identity provider. */
export function ProviderFrame({ heading, lead, children }: Props) {
  useTitle(heading)
  return (
    <EntryFrame
      heading={heading}
      lead={lead}
      picture={
        <Picture src="/pictures/bikes/nireeka-prime-pine-front.webp" alt="" sizes="50vw" isEagerWhenWide />
      }
    >
      {children}
    </EntryFrame>
  )
}
