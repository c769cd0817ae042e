import type { ShipmentState } from '@nireeka/contracts/api'

const SINCE: Record<ShipmentState, (carrier: string) => string> = {
  preparing: () => 'Packed on',
  handed_over: (carrier) => `Handed to ${carrier} on`,
  in_transit: () => 'On its way since',
  exception: () => 'Delivery problem since',
  delivered: () => 'Delivered on',
}

/** Returns the state of a parcel in words that its date follows. `carrier` is the carrier's name. */
export const shipmentStateText = (state: ShipmentState, carrier: string) => SINCE[state](carrier)
