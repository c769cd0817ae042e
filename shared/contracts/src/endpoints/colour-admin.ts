import {
  AdminColourAnswer,
  AdminColoursAnswer,
  AdminColoursQuery,
  BikePriceInput,
  BuildEffectsAnswer,
  CatalogueVersion,
  ColourCheck,
  ColourEdit,
  CreatingHeaders,
  IdParams,
  NewColour,
  PlannedPriceParams,
  Publication,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

/** The colours of the bikes, as admins edit them. */
export const colourAdminEndpoints = {
  list: {
    method: 'GET',
    path: '/api/backoffice/colours',
    access: 'staff',
    query: AdminColoursQuery,
    answer: AdminColoursAnswer,
  },
  read: {
    method: 'GET',
    path: '/api/backoffice/colours/:id',
    access: 'staff',
    params: IdParams,
    answer: AdminColourAnswer,
  },
  check: {
    method: 'POST',
    path: '/api/backoffice/colours/check',
    access: 'staff',
    body: ColourCheck,
    answer: BuildEffectsAnswer,
    writesNothing: true,
  },
  create: {
    method: 'POST',
    path: '/api/backoffice/colours',
    access: 'staff',
    headers: CreatingHeaders,
    body: NewColour,
    answer: AdminColourAnswer,
  },
  edit: {
    method: 'POST',
    path: '/api/backoffice/colours/:id',
    access: 'staff',
    params: IdParams,
    body: ColourEdit,
    answer: AdminColourAnswer,
  },
  publish: {
    method: 'POST',
    path: '/api/backoffice/colours/:id/publication',
    access: 'staff',
    params: IdParams,
    body: Publication,
    answer: AdminColourAnswer,
  },
  setPrice: {
    method: 'POST',
    path: '/api/backoffice/colours/:id/prices',
    access: 'staff',
    params: IdParams,
    body: BikePriceInput,
    answer: AdminColourAnswer,
  },
  cancelPrice: {
    method: 'POST',
    path: '/api/backoffice/colours/:id/prices/:price/cancel',
    access: 'staff',
    params: PlannedPriceParams,
    body: CatalogueVersion,
    answer: AdminColourAnswer,
  },
} as const satisfies EndpointGroup
