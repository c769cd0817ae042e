import { Link } from '@nireeka/kit/router'
import { Breadcrumbs, PageFrame } from '@nireeka/ui'
import type { ReactNode } from 'react'

interface Props {
  bike: { title: string }
  children: ReactNode
}

/** The page's frame while a bike to edit is loading or couldn't be loaded. */
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
