import styles from './payment-marks.module.css'

export type PaymentName = 'Visa' | 'Mastercard' | 'American Express' | 'PayPal'

interface Line {
  text: string
  /** The baseline, in units of the mark, which is 40 high. */
  y: number
  size: number
  isSlanted?: boolean
  /** The space between the letters, in units of the mark. */
  tracking?: number
}

/** How each name is set. These are our own marks: the networks' logos are theirs. */
const SET: Readonly<Record<PaymentName, readonly Line[]>> = {
  Visa: [{ text: 'VISA', y: 27, size: 20, isSlanted: true, tracking: 0.5 }],
  Mastercard: [{ text: 'mastercard', y: 24, size: 11.5, tracking: -0.2 }],
  'American Express': [
    { text: 'AMERICAN', y: 18, size: 10.5, tracking: 0.6 },
    { text: 'EXPRESS', y: 30, size: 10.5, tracking: 1.2 },
  ],
  PayPal: [{ text: 'PayPal', y: 26, size: 17, isSlanted: true, tracking: -0.3 }],
}

/** The name of a way to pay on a card of the same size as the others. */
export const PaymentMark = ({ name }: { name: PaymentName }) => (
  <svg className={styles.mark} viewBox="0 0 72 40" role="img" aria-label={name}>
    <rect className={styles.card} x="0.5" y="0.5" width="71" height="39" rx="5" />
    {SET[name].map(({ text, y, size, isSlanted, tracking }) => (
      <text
        key={text}
        x="36"
        y={y}
        fontSize={size}
        fontStyle={isSlanted ? 'italic' : undefined}
        letterSpacing={tracking}
        textAnchor="middle"
      >
        {text}
      </text>
    ))}
  </svg>
)
