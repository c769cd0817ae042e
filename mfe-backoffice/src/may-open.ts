import { isAdmin, mayWork, type Session, type StaffArea } from '@nireeka/contracts'

/** The area of what stands at an address, by its first word below /backoffice; all other pages are for admins. */
const AREA_OF: Partial<Record<string, StaffArea>> = {
  orders: 'sales',
  workshop: 'sales',
  returns: 'sales',
  'promo-codes': 'sales',
  customers: 'customers',
  products: 'goods',
  import: 'goods',
  stock: 'goods',
  bikes: 'goods',
  parts: 'goods',
  rules: 'goods',
  colours: 'goods',
  slots: 'goods',
  'build-check': 'goods',
  content: 'content',
  newsletters: 'content',
  help: 'content',
  diagnosis: 'content',
  tickets: 'support',
  'canned-answers': 'support',
  reviews: 'community',
  forum: 'community',
}

/** Tells whether a member of staff may open a page of the back office. The API decides about what it shows. */
export function mayOpen(session: Session, path: string): boolean {
  const area = AREA_OF[path.split('/')[2] ?? '']
  if (area) return mayWork(session, area)
  return isAdmin(session) && session.status === 'member' && !session.user.lacks_second_factor
}
