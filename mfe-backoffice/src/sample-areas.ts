/** What the rail and the palette offer an admin, in this order, for tests. */
export const ADMIN_AREAS = [
  { label: 'Overview', path: '/backoffice' },
  { label: 'Orders', path: '/backoffice/orders' },
  { label: 'Workshop', path: '/backoffice/workshop' },
  { label: 'Returns', path: '/backoffice/returns' },
  { label: 'Customers', path: '/backoffice/customers' },
  { label: 'Products', path: '/backoffice/products' },
  { label: 'Stock', path: '/backoffice/stock' },
  { label: 'Bikes', path: '/backoffice/bikes' },
  { label: 'Promo codes', path: '/backoffice/promo-codes' },
  { label: 'Content', path: '/backoffice/content/announcement' },
  { label: 'Newsletter', path: '/backoffice/newsletters' },
  { label: 'Support', path: '/backoffice/tickets' },
  { label: 'Reviews', path: '/backoffice/reviews' },
  { label: 'Forum', path: '/backoffice/forum' },
  { label: 'Help topics', path: '/backoffice/help' },
  { label: 'Troubleshooter', path: '/backoffice/diagnosis' },
  { label: 'Staff', path: '/backoffice/staff' },
  { label: 'Audit log', path: '/backoffice/audit-log' },
]

export const ADMIN_AREA_LABELS = ADMIN_AREAS.map(({ label }) => label)
