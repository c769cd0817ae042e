import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { buttonClass, NotFoundPage } from '@nireeka/ui'

export function NotFound() {
  useTitle('Page not found')
  return (
    <NotFoundPage
      title="There is no page here"
      text="The address may be mistyped, or the page has moved. These lead on:"
      actions={
        <>
          <Link className={buttonClass({ tone: 'primary' })} to="/configurator">
            Our e-bikes
          </Link>
          <Link className={buttonClass({ tone: 'secondary' })} to="/help-center">
            Help centre
          </Link>
        </>
      }
    />
  )
}
