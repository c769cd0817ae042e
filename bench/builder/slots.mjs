/**
 * @typedef {object} Part
 * @property {number} id
 * @property {boolean} is_default
 * @property {boolean} is_available
 */

/**
 * A slot as the API answers it.
 * @typedef {{ title: string, step: string, parts: Part[] }} Slot
 * @typedef {import('./watch.mjs').Times} Times
 * @typedef {import('./visit.mjs').Builder} Builder
 */

const STEPS = { components: 'Components', upgrades: 'Upgrades', accessories: 'Accessories' }

/**
 * Measures every slot of a bike, and reports the times of each.
 * @param {Builder} builder
 * @param {Slot[]} slots
 * @param {{ rounds: number, tell: (slot: Slot, times: Times[]) => void }} options
 */
export async function measureSlots(builder, slots, { rounds, tell }) {
  for (const [step, name] of Object.entries(STEPS)) {
    const ofStep = slots.filter((slot) => slot.step === step)
    const first = ofStep[0]?.parts[0]
    if (!first) throw new Error(`The step ${name} offers nothing`)
    await builder.openStep(name, first.id)
    for (const slot of ofStep) tell(slot, await measureSlot(builder, slot, rounds))
  }
}

/**
 * Chooses every part in turn, each followed by the default part, which is measured, too.
 * @param {Builder} builder
 * @param {Slot} slot
 * @param {number} rounds
 */
async function measureSlot(builder, slot, rounds) {
  const own = slot.parts.find((part) => part.is_default)
  const others = slot.parts.filter((part) => !part.is_default && part.is_available)
  /** @type {Array<Times | null>} */
  const times = []
  for (let round = 0; round < rounds; round++)
    for (const part of others) {
      times.push(await builder.choose(part.id))
      // In a slot of many, a second click removes the part again, which draws nothing new.
      if (own) times.push(await builder.choose(own.id))
      else await builder.takeOff(part.id)
    }
  // Parts that don't fit without another one can't be clicked, and have no times.
  return times.filter((each) => each !== null)
}
