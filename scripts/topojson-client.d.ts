declare module 'topojson-client' {
  interface Feature {
    geometry: { coordinates: number[][][][] }
  }
  /** Returns an object of a topology as GeoJSON. */
  export function feature(topology: object, object: object): { features: Feature[] }
}
