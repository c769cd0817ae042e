import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { buttonClass, NotFoundPage } from '@nireeka/ui'

export function NotFound() {
  useTitle('Page not found')
  return (
    <NotFoundPage
      title="This isn’t in your dashboard"
      text="The address may be mistyped, or what was here belongs to another account."
      actions={
        <Link className={buttonClass()} to="/dashboard">
          Your dashboard
        </Link>
      }
    />
  )
}
