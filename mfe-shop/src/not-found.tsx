import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { buttonClass, NotFoundPage } from '@nireeka/ui'

export function NotFound() {
  useTitle('Page not found')
  return (
    <NotFoundPage
      title="We don’t have this"
      text="The address may be mistyped, or we no longer sell what was here."
      actions={
        <Link className={buttonClass()} to="/shop/accessories">
          All accessories
        </Link>
      }
    />
  )
}
