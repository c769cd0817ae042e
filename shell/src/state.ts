import type { Stream } from '@nireeka/contracts'
import { BehaviorSubject } from 'rxjs'

/** A stream with a current value that also keeps its initial value, with which the server rendered. */
export type State<T> = BehaviorSubject<T> & Stream<T>

export const createState = <T>(initial: T): State<T> =>
  Object.assign(new BehaviorSubject(initial), { initial })
