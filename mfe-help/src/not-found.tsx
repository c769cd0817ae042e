import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { buttonClass, NotFoundPage } from '@nireeka/ui'

export function NotFound() {
  useTitle('Page not found')
  return (
    <NotFoundPage
      title="We have no answer here"
      text="The address may be mistyped, or the article has been taken down."
      actions={
        <>
          <Link className={buttonClass()} to="/help-center">
            Help centre
          </Link>
          <Link className={buttonClass({ tone: 'secondary' })} to="/shop/spares">
            Spare parts
          </Link>
        </>
      }
    />
  )
}
