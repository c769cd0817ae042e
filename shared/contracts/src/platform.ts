import type { SaveBikeData } from './api/build-wish.ts'
import type { CartItem, CartLine, CartState } from './cart.ts'
import type { Http } from './http.ts'
import type { Modal } from './modal.ts'
import type { Session } from './session.ts'

/** The part of an RxJS stream that a remote may use. */
export interface EventStream<T> {
  subscribe(listener: (value: T) => void): { unsubscribe(): void }
}

/** The same with a present value: a late subscriber has it at once. */
export interface Stream<T> extends EventStream<T> {
  readonly value: T
  /** What the server rendered with, when the stream has moved on since: a page is hydrated with it. */
  readonly initial?: T
}

/** Facts that cross the border between shell and remotes. Never commands, never identity. */
export type PlatformEvent =
  | { type: 'session:signed-in' }
  | { type: 'session:signed-out' }
  /** The member's own data changed on the server, for example the unit. */
  | { type: 'member:changed' }
  | { type: 'cart:line-added'; productId: number }
  | { type: 'cart:merged' }
  | { type: 'order:placed'; orderId: number }
  /** The visitor has chosen what may be stored and counted besides what is needed. */
  | { type: 'consent:changed' }

/** What the configurator has to put into the cart, by its mode (spec, section 9). */
export type BuildChange =
  | { mode: 'CNM'; item: CartItem }
  | { mode: 'CECM'; lineId: number; item: CartItem }
  | { mode: 'CEOM'; orderBikeId: number; partIds: number[]; title: string }
  | { mode: 'CEUM'; lineId: number; orderBikeId: number; partIds: number[]; title: string }

export interface CartPort {
  state$: Stream<CartState>
  /** Adds one piece and tells the shopper (spec, section 4). */
  add(item: CartItem): Promise<void>
  setCount(lineId: number, count: number): Promise<void>
  remove(lineId: number): Promise<void>
  reload(): Promise<void>
  /**
   * Puts a configured bike, or upgrades for an owned one, into the cart as one right line, and tells the shopper. False
   * when that couldn't be done, which the shopper has been told, too. A guest's carts hold new bikes only.
   */
  putBuild(change: BuildChange): Promise<boolean>
  /** Puts a line that was taken out back in, as often as it was there. */
  restore(line: CartLine): Promise<void>
  /** Takes today's prices and what can be had for right: the lines have no notices then. */
  accept(): Promise<void>
  /** Null when the code counts, else why it doesn't, in a sentence. */
  applyPromo(code: string): Promise<string | null>
  removePromo(): Promise<void>
  /**
   * A view of the whole cart is open until the returned function is called. Only meanwhile is the server asked what a
   * guest's cart costs today.
   */
  attend(): () => void
  /** Opens the cart modal. */
  open(): void
}

/** `saved`: in the member's account. `kept`: in this browser until its guest logs in. `failed`: the shopper was told why. */
export type SaveOutcome = 'saved' | 'kept' | 'failed'

export type Tone = 'success' | 'info' | 'error'

/**
 * Everything the shell gives a remote when it mounts it: the only link between the two.
 * Changes only add; taking something away is a new major version.
 */
export interface Platform {
  readonly version: '1.0'
  http: Http
  session$: Stream<Session>
  cart: CartPort
  events$: EventStream<PlatformEvent>
  publish(event: PlatformEvent): void
  notify(tone: Tone, text: string): void
  /** Asks the shopper: true for the primary button, false for everything else. A second question waits for the first. */
  confirm(question: Modal): Promise<boolean>
  /** Keeps a build for later, and tells the shopper where (spec, section 4). */
  saveBike(build: SaveBikeData): Promise<SaveOutcome>
  /** To a path of this site, or to a whole address for a payment provider's page. */
  navigate(path: string): void
  /** Hands an error that no page can mend to whoever looks after the remote. */
  report(error: unknown): void
}
