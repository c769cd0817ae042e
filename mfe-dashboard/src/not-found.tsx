import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { NotFoundPage, type NotFoundWords } from '@nireeka/ui'

const WORDS: NotFoundWords = {
  title: 'This isn’t in your dashboard',
  text: 'The address may be mistyped, or what was here belongs to another account.',
  waysOn: [{ label: 'Your dashboard', to: '/dashboard' }],
}

export function NotFound() {
  useTitle('Page not found')
  return <NotFoundPage {...WORDS} link={(to) => <Link to={to} />} />
}
