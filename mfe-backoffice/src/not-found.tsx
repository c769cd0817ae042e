import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { buttonClass, NotFoundPage } from '@nireeka/ui'

export function NotFound() {
  useTitle('Page not found')
  return (
    <NotFoundPage
      title="The back office has no such page"
      text="The address may be mistyped."
      actions={
        <Link className={buttonClass()} to="/backoffice">
          Back office
        </Link>
      }
    />
  )
}
