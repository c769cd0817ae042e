import { Link } from '@nireeka/kit/router'
import { Breadcrumbs, PageFrame } from '@nireeka/ui'
import type { ReactNode } from 'react'

interface Props {
  bike: { title: string }
  children: ReactNode
}

/** The page of a bike while there is nothing to build on yet: what is on its way, or why there is nothing. */
export const EditFrame = ({ bike, children }: Props) => (
  <PageFrame
    kind="catalogue"
    heading={bike.title}
    breadcrumbs={
      <Breadcrumbs items={[{ label: 'E-bikes', link: <Link to="/configurator" /> }, { label: bike.title }]} />
    }
  >
    {children}
  </PageFrame>
)
