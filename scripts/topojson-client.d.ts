declare module 'topojson-client' {
  interface Feature {
    geometry: { coordinates: number[][][][] }
  }
  /** Returns an object of a topology as GeoJSON. */
  export function feature(topology: object, object: object): { features: Feature[] }
  /** Returns the lines between two different objects of a collection for which `isWanted` says so, each line once. */
  export function mesh(
    topology: object,
    object: object,
    isWanted: (one: object, other: object) => boolean,
  ): { coordinates: number[][][] }
}
