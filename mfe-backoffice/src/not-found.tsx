import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { NotFoundPage, type NotFoundText } from '@nireeka/ui'

const TEXTS: NotFoundText = {
  title: 'There’s no such page in the back office',
  text: 'The address may be mistyped.',
  waysOn: [{ label: 'Back office', to: '/backoffice' }],
}

export function NotFound() {
  useTitle('Page not found')
  return <NotFoundPage {...TEXTS} link={(to) => <Link to={to} />} />
}
