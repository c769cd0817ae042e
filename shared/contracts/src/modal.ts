interface Question {
  title: string
  /** What happens if the shopper confirms, as a sentence. */
  text: string
  /** The label of the confirming button, which names what it does. */
  confirm: string
  cancel: string
}

/** A question in a wide dialog with two buttons. */
export interface WideQuestion extends Question {
  kind: 'wide'
}

/** A question in a small dialog; `isDangerous` styles its primary button as such. */
export interface AlertQuestion extends Question {
  kind: 'alert'
  isDangerous?: boolean
}

/** Every question that a modal dialog can ask (spec, section 4). */
export type Modal = WideQuestion | AlertQuestion
