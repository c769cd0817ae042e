import { Link, useLocation } from '@nireeka/kit/router'
import { ChipLink, ChipList } from '@nireeka/ui'

const PAGES = [
  ['Bikes', '/backoffice/bikes'],
  ['Parts', '/backoffice/parts'],
  ['Slots', '/backoffice/slots'],
  ['Rules', '/backoffice/rules'],
  ['Colours', '/backoffice/colours'],
  ['Test builds', '/backoffice/build-check'],
] as const

/** Links to the lists of the configurator's catalogue. */
export function BikeTabs() {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Bikes and parts">
      <ChipList>
        {PAGES.map(([label, path]) => (
          <ChipLink key={path} label={label} link={<Link to={path} />} isCurrent={pathname === path} />
        ))}
      </ChipList>
    </nav>
  )
}
