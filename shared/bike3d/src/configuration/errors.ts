/** Thrown for a part without a model: a mistake of ours, or a catalogue that is newer than the models. */
export class UnknownPart extends Error {
  override name = 'UnknownPart'
  constructor(part: number, bike: string) {
    super(`Part ${part} has no shape on ${bike}.`)
  }
}

/** Thrown for a colour without a paint. */
export class UnknownColour extends Error {
  override name = 'UnknownColour'
  constructor(colour: string) {
    super(`There is no paint for ${colour}.`)
  }
}
