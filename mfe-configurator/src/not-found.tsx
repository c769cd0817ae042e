import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { NotFoundPage, type NotFoundText } from '@nireeka/ui'

const TEXTS: NotFoundText = {
  title: 'We don’t build this bike',
  text: 'The address may be mistyped, or we no longer build this model.',
  waysOn: [{ label: 'All e-bikes', to: '/configurator' }],
}

export function NotFound() {
  useTitle('Bike not found')
  return <NotFoundPage {...TEXTS} link={(to) => <Link to={to} />} />
}
