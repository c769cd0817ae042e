import { isAdmin } from '@nireeka/contracts'
import { usePlatform, useStream } from '@nireeka/kit'
import { NavLink } from '@nireeka/kit/router'
import { StepUp } from '@nireeka/kit/step-up'
import { BackOfficeFrame, loadPasswordDialog, type SideLink } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { useAreas } from './areas.tsx'
import { PaletteButton } from './palette/palette-button.tsx'

interface Props {
  heading: ReactNode
  lead?: ReactNode
  breadcrumbs?: ReactNode
  /** Links to the sections of a long page. */
  parts?: readonly SideLink[]
  /** Buttons for the whole page. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * The layout of every back-office page: its heading, links to the areas that the user may open, and the command palette.
 */
export function BackOfficePage({ parts = [], children, ...page }: Props) {
  const session = useStream(usePlatform().session$)
  const areas = useAreas(isAdmin(session))
  const links = areas.map(({ label, icon, path }) => ({
    label,
    icon,
    link: <NavLink to={path} end={path === '/backoffice'} />,
  }))
  return (
    <StepUp loadDialog={loadPasswordDialog}>
      <BackOfficeFrame {...page} tools={<PaletteButton areas={areas} />} links={[...links, ...parts]}>
        {children}
      </BackOfficeFrame>
    </StepUp>
  )
}
