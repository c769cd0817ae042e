import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { buttonClass, NotFoundPage } from '@nireeka/ui'

export function NotFound() {
  useTitle('Page not found')
  return (
    <NotFoundPage
      title="This isn’t in the forum"
      text="The address may be mistyped, or the thread was taken away."
      actions={
        <Link className={buttonClass()} to="/forum/1">
          All threads
        </Link>
      }
    />
  )
}
