import {
  BikeAboutAnswer,
  BikeAnswer,
  BikeParams,
  BikesAnswer,
  ColoursAnswer,
  ColoursParams,
  DeliveryAnswer,
  DeliveryParams,
  DeliveryQuery,
  ReviewInput,
  ReviewsAnswer,
  ReviewsQuery,
  IdParams,
  MyReviewAnswer,
  NothingAnswer,
  StockAlertInput,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const configuratorEndpoints = {
  bikes: { method: 'GET', path: '/api/configurator', access: 'guest', answer: BikesAnswer },
  bike: {
    method: 'GET',
    path: '/api/configurator/:id',
    access: 'guest',
    params: BikeParams,
    answer: BikeAnswer,
  },
  about: {
    method: 'GET',
    path: '/api/configurator/:id/about',
    access: 'guest',
    params: BikeParams,
    answer: BikeAboutAnswer,
  },
  reviews: {
    method: 'GET',
    path: '/api/configurator/:id/reviews',
    access: 'guest',
    params: BikeParams,
    query: ReviewsQuery,
    answer: ReviewsAnswer,
  },
  ownReview: {
    method: 'GET',
    path: '/api/configurator/:id/my-review',
    access: 'member',
    params: BikeParams,
    answer: MyReviewAnswer,
  },
  /** Only for members who have bought the bike. */
  writeReview: {
    method: 'POST',
    path: '/api/configurator/:id/reviews',
    access: 'member',
    params: BikeParams,
    body: ReviewInput,
    answer: MyReviewAnswer,
  },
  colours: {
    method: 'GET',
    path: '/api/configurator/colors/available/:productId/:sizeId',
    access: 'guest',
    params: ColoursParams,
    answer: ColoursAnswer,
  },
  delivery: {
    method: 'GET',
    path: '/api/configurator/colors/get-date/:productId/:sizeId/:colorId',
    access: 'guest',
    params: DeliveryParams,
    query: DeliveryQuery,
    answer: DeliveryAnswer,
  },
  /** Asks for one email when a size that isn't built now is built again. */
  addSizeAlert: {
    method: 'POST',
    path: '/api/configurator/sizes/:id/stock-alert',
    access: 'guest',
    params: IdParams,
    body: StockAlertInput,
    answer: NothingAnswer,
  },
} as const satisfies EndpointGroup
