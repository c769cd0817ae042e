import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { buttonClass, ErrorPage, NoAccessScene } from '@nireeka/ui'

export function NoAccess() {
  useTitle('Not for your account')
  return (
    <ErrorPage
      picture={<NoAccessScene />}
      title="You don’t have access to this page"
      text="You’re logged in, but your account can’t open this page. If you think that’s wrong, contact us."
      actions={
        <>
          <Link className={buttonClass({ tone: 'primary' })} to="/">
            To the home page
          </Link>
          <Link className={buttonClass({ tone: 'secondary' })} to="/contact">
            Contact
          </Link>
        </>
      }
    />
  )
}
