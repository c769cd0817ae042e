import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { NotFoundPage, type NotFoundText } from '@nireeka/ui'

const TEXTS: NotFoundText = {
  title: 'We can’t find that in the forum',
  text: 'The address may be mistyped, or the thread may have been removed.',
  waysOn: [{ label: 'All threads', to: '/forum/1' }],
}

export function NotFound() {
  useTitle('Page not found')
  return <NotFoundPage {...TEXTS} link={(to) => <Link to={to} />} />
}
