import { useTitle } from '@nireeka/kit'
import { EntryFrame, Picture } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { ENTRY_SIZES } from '../entry-sizes.ts'

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
        <Picture
          src="/pictures/bikes/nireeka-prime-pine-front.webp"
          alt=""
          sizes={ENTRY_SIZES}
          isEagerWhenWide
        />
      }
    >
      {children}
    </EntryFrame>
  )
}
