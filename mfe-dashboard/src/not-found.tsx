import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { NotFoundPage, type NotFoundText } from '@nireeka/ui'

const TEXTS: NotFoundText = {
  title: 'This isn’t in your dashboard',
  text: 'The address may be mistyped, or what was here belongs to another account.',
  waysOn: [{ label: 'Your dashboard', to: '/dashboard' }],
}

export function NotFound() {
  useTitle('Page not found')
  return <NotFoundPage {...TEXTS} link={(to) => <Link to={to} />} />
}
