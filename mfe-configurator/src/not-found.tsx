import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { buttonClass, NotFoundPage } from '@nireeka/ui'

export function NotFound() {
  useTitle('Bike not found')
  return (
    <NotFoundPage
      title="We don’t build this bike"
      text="The address may be mistyped, or the model has left our workshop for good."
      actions={
        <Link className={buttonClass()} to="/configurator">
          All e-bikes
        </Link>
      }
    />
  )
}
