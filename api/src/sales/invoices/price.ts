import { toDollars } from '@nireeka/contracts'

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Formats an amount with two decimals always, so that figures line up in columns, and with a true minus. */
export const price = (cents: number) => DOLLARS.format(toDollars(cents)).replace('-', '−')
