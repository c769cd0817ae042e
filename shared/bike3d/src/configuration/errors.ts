/** A part without a shape: a mistake of ours or a catalogue newer than the models. */
export class UnknownPart extends Error {
  override name = 'UnknownPart'
  constructor(part: number, bike: string) {
    super(`Part ${part} has no shape on ${bike}.`)
  }
}

/** A colour without a paint. */
export class UnknownColour extends Error {
  override name = 'UnknownColour'
  constructor(colour: string) {
    super(`There is no paint for ${colour}.`)
  }
}
