import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { buttonClass, ErrorPage, NoAccessScene } from '@nireeka/ui'

export function NoAccess() {
  useTitle('Not for your account')
  return (
    <ErrorPage
      picture={<NoAccessScene />}
      title="This page is not for your account"
      text="You are logged in, but this area belongs to somebody else. If you think that is wrong, write to us."
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
