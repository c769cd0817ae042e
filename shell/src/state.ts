import type { Stream } from '@nireeka/contracts'
import { BehaviorSubject } from 'rxjs'

/** A stream with a present value that remembers its first one: what the server rendered with. */
export type State<T> = BehaviorSubject<T> & Stream<T>

export const createState = <T>(initial: T): State<T> =>
  Object.assign(new BehaviorSubject(initial), { initial })
