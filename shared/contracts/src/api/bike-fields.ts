import { PathId } from './common.ts'
import { SerialQuery } from './member-bikes.ts'

/** The fields by which a query names one bike: the serial number on its frame, or the id of a member's own. */
export const BIKE_FIELDS = {
  serial: SerialQuery.shape.serial.optional(),
  order_bike_id: PathId.optional(),
}

interface Asked {
  serial?: string | undefined
  order_bike_id?: number | undefined
}

/** Returns whether a query with these fields names one bike: it has one of them, and not both. */
export const namesOneBike = ({ serial, order_bike_id }: Asked) =>
  (serial === undefined) !== (order_bike_id === undefined)

/** What a query is told that doesn't. */
export const ONE_BIKE = { path: ['serial'], message: 'Give a serial number, or one of your bikes.' }
