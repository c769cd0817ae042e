import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { NotFoundPage, type NotFoundText } from '@nireeka/ui'

const TEXTS: NotFoundText = {
  title: 'We have no answer here',
  text: 'The address may be mistyped, or the article has been taken down.',
  waysOn: [
    { label: 'Help centre', to: '/help-center' },
    { label: 'Spare parts', to: '/shop/spares' },
  ],
}

export function NotFound() {
  useTitle('Page not found')
  return <NotFoundPage {...TEXTS} link={(to) => <Link to={to} />} />
}
