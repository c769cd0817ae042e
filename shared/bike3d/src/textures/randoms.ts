/** Returns a generator of pseudo-random numbers, 0 to 1, which repeats for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
