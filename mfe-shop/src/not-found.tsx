import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { NotFoundPage, type NotFoundText } from '@nireeka/ui'

const TEXTS: NotFoundText = {
  title: 'We couldn’t find this product',
  text: 'The address may be mistyped, or we no longer sell what was here.',
  waysOn: [{ label: 'All accessories', to: '/shop/accessories' }],
}

export function NotFound() {
  useTitle('Page not found')
  return <NotFoundPage {...TEXTS} link={(to) => <Link to={to} />} />
}
