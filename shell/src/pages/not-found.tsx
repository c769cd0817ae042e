import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { NotFoundPage, type NotFoundText } from '@nireeka/ui'

const TEXTS: NotFoundText = {
  title: 'There is no page here',
  text: 'The address may be mistyped, or the page has moved. Try one of these:',
  waysOn: [
    { label: 'Our e-bikes', to: '/configurator' },
    { label: 'Help centre', to: '/help-center' },
  ],
}

export function NotFound() {
  useTitle('Page not found')
  return <NotFoundPage {...TEXTS} link={(to) => <Link to={to} />} />
}
