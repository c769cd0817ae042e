import type { Piece } from '../../piece.ts'
import type { BikePlan } from '../pieces.ts'
import { SUSPENSION } from './fork-model.ts'
import { rigidFork } from './rigid-fork.ts'
import { suspensionFork } from './suspension-fork.ts'

/** The fork up to its crown. Its length is the bike's, whatever its travel: what shows of the stanchions differs. */
export const buildFork = (plan: BikePlan): Piece =>
  plan.shape.fork === 'rigid' ? rigidFork(plan) : suspensionFork(plan, SUSPENSION[plan.shape.fork])
