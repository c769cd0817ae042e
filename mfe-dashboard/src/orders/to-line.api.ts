import type { LineBuildData, OrderData } from '@nireeka/contracts/api'
import { toCode } from '@nireeka/contracts/bike-build'
import { layersOf } from '@nireeka/contracts/bike-layers'
import { keepUnits } from '@nireeka/kit'

import { upgradePath } from '../bikes/bike.ts'
import type { OrderLine } from './order.ts'

/** Returns a line of an order, with the paths to what can be done with it today. */
export const toLine = ({
  product_id,
  title,
  image,
  price,
  count,
  ...line
}: OrderData['lines'][number]): OrderLine => ({
  productId: product_id,
  title: keepUnits(title),
  image,
  layers: layersOf(image, line.build?.part_ids ?? []),
  price,
  count,
  toShip: line.to_ship,
  parts: line.build ? keepUnits(line.description) : null,
  path: productPath(line.kind, product_id),
  isSold: line.is_sold && line.kind !== 'bike',
  ...linksOf(line),
})

function productPath(kind: string, id: number): string | null {
  if (kind === 'accessory') return `/shop/accessories/${id}`
  return kind === 'spare' ? `/shop/spares/${id}` : null
}

/** Returns the configurator's paths to build a bike again and to upgrade it; both null for an upgrade. */
function linksOf({ kind, bike_slug: slug, order_bike_id: id, build }: LinkData) {
  if (kind !== 'bike' || !slug) return { againPath: null, upgradePath: null }
  return {
    againPath: build ? `/configurator/${slug}?build=${toCode(toBuild(build))}` : null,
    upgradePath: id === null ? null : upgradePath({ id, slug }),
  }
}

type LinkData = Pick<OrderData['lines'][number], 'kind' | 'bike_slug' | 'order_bike_id' | 'build'>

const toBuild = ({ size_id, color_id, ral, part_ids }: LineBuildData) => ({
  sizeId: size_id,
  colourId: color_id,
  ral,
  partIds: part_ids,
})
