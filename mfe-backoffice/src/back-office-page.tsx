import { usePlatform, useStream } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useLocation } from '@nireeka/kit/router'
import { StepUp } from '@nireeka/kit/step-up'
import { BackOfficeFrame, loadPasswordDialog } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { type Area, areasFor, isIn, pageAt } from './areas.ts'
import { waiting } from './overview/waiting.api.ts'
import { PaletteButton } from './palette/palette-button.tsx'

interface Props {
  heading: ReactNode
  lead?: ReactNode
  breadcrumbs?: ReactNode
  /** Buttons for the whole page. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * The layout of every back-office page: its heading, links to the areas that the user may open and how much waits there,
 * links to the pages of its own area, and the command palette.
 */
export function BackOfficePage({ children, ...page }: Props) {
  const { http, session$ } = usePlatform()
  const areas = areasFor(useStream(session$))
  const { pathname } = useLocation()
  // Without the counts the navigation is as useful; they say nothing about why they are missing.
  const { data: counts } = useQuery(waiting(http))
  const links = areas.map((area) => ({
    label: area.label,
    link: <Link to={area.path} aria-current={currentOf(pathname, area.path, isIn(pathname, area))} />,
    count: counts && area.count?.(counts),
  }))
  return (
    <StepUp loadDialog={loadPasswordDialog}>
      <BackOfficeFrame
        {...page}
        tools={<PaletteButton areas={areas} />}
        links={links}
        site={<Link to="/" />}
        pages={pagesOf(
          areas.find((area) => isIn(pathname, area)),
          pathname,
        )}
      >
        {children}
      </BackOfficeFrame>
    </StepUp>
  )
}

/** Returns aria-current of a link: "page" for the page itself, "true" for what is above it. */
function currentOf(pathname: string, path: string, isAround: boolean) {
  if (!isAround) return undefined
  return pathname === path ? 'page' : 'true'
}

/** Returns the links to an area's pages; nothing where it has only one. */
function pagesOf(area: Area | undefined, pathname: string) {
  if (!area?.pages) return undefined
  const shown = pageAt(pathname, area.pages)
  return {
    label: `${area.label}, pages`,
    links: area.pages.map((page) => ({
      label: page.label,
      link: <Link to={page.path} aria-current={currentOf(pathname, page.path, page === shown)} />,
    })),
  }
}
