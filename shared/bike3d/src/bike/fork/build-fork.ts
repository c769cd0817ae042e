import type { Piece } from '../../piece.ts'
import type { BikePlan } from '../pieces.ts'
import { SUSPENSION } from './fork-model.ts'
import { rigidFork } from './rigid-fork.ts'
import { suspensionFork } from './suspension-fork.ts'

/**
 * Returns the fork up to its crown. Its length depends on the bike and not on the travel, which decides how much of
 * the stanchions is visible.
 */
export const buildFork = (plan: BikePlan): Piece =>
  plan.shape.fork === 'rigid' ? rigidFork(plan) : suspensionFork(plan, SUSPENSION[plan.shape.fork])
