interface Question {
  title: string
  /** What follows from a yes, in a sentence. */
  text: string
  /** The buttons, by what they do. */
  confirm: string
  cancel: string
}

/** A wide dialog with two buttons. */
export interface WideQuestion extends Question {
  kind: 'wide'
}

/** A small dialog that asks one thing; the primary button of a dangerous one looks so. */
export interface AlertQuestion extends Question {
  kind: 'alert'
  isDangerous?: boolean
}

/** Every question that a modal dialog can ask (spec, section 4). */
export type Modal = WideQuestion | AlertQuestion
