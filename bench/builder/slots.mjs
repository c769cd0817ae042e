const STEPS = { components: 'Components', upgrades: 'Upgrades', accessories: 'Accessories' }

/** Goes through every slot of a bike, and tells the times of each. */
export async function measureSlots(builder, slots, { rounds, tell }) {
  for (const [step, name] of Object.entries(STEPS)) {
    const ofStep = slots.filter((slot) => slot.step === step)
    await builder.openStep(name, ofStep[0].parts[0].id)
    for (const slot of ofStep) tell(slot, await measureSlot(builder, slot, rounds))
  }
}

/** Every part in turn, each followed by what the bike comes with: the change back is one, too. */
async function measureSlot(builder, slot, rounds) {
  const own = slot.parts.find((part) => part.is_default)
  const others = slot.parts.filter((part) => !part.is_default && part.is_available)
  const times = []
  for (let round = 0; round < rounds; round++)
    for (const part of others) {
      times.push(await builder.choose(part.id))
      // In a slot of many another click takes it off again, which draws nothing new.
      if (own) times.push(await builder.choose(own.id))
      else await builder.takeOff(part.id)
    }
  // What doesn't fit without another part can't be clicked.
  return times.filter(Boolean)
}
