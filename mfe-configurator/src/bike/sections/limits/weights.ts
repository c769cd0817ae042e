import type { Unit } from '@nireeka/kit/units'
import { formatNumber } from '@nireeka/contracts'

const POUNDS_PER_KG = 2.2046226

/** Returns a weight as text in whole kilograms or pounds, from kg. Limits are rounded down. */
export const weightText = (kg: number, unit: Unit) =>
  unit ? `${formatNumber(Math.floor(kg * POUNDS_PER_KG))}\u00A0lb` : `${formatNumber(kg)}\u00A0kg`
