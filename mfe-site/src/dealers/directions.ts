import type { Coordinates } from './map/projection.ts'

/** Returns the address of a map from which the way to a dealer's town is planned; it takes nothing of the visitor along. */
export const directionsTo = ({ latitude, longitude }: Coordinates) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=12/${latitude}/${longitude}`
