import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { NotFoundPage, type NotFoundWords } from '@nireeka/ui'

const WORDS: NotFoundWords = {
  title: 'The back office has no such page',
  text: 'The address may be mistyped.',
  waysOn: [{ label: 'Back office', to: '/backoffice' }],
}

export function NotFound() {
  useTitle('Page not found')
  return <NotFoundPage {...WORDS} link={(to) => <Link to={to} />} />
}
