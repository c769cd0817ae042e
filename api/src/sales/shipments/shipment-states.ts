import { SHIPMENT_MOVES, type ShipmentState } from '@nireeka/contracts/api'

type ShipmentMoveTo = (typeof SHIPMENT_MOVES)[number]

const NEXT: Record<ShipmentState, readonly ShipmentMoveTo[]> = {
  preparing: ['handed_over', 'in_transit', 'exception', 'delivered'],
  handed_over: ['in_transit', 'exception', 'delivered'],
  in_transit: ['exception', 'delivered'],
  exception: ['in_transit', 'delivered'],
  delivered: [],
}

/** Returns the states that a shipment may have next: carriers report late, so a state may be left out. */
export const nextStates = (state: ShipmentState): ShipmentMoveTo[] => [...NEXT[state]]
