import type { SaveBikeData } from './api/build-input.ts'
import type { CartItem, CartLine, CartState } from './cart.ts'
import type { Http } from './http.ts'
import type { Modal } from './modal.ts'
import type { Session } from './session.ts'

/** The part of an RxJS stream that a remote may use. */
export interface EventStream<T> {
  subscribe(listener: (value: T) => void): { unsubscribe(): void }
}

/** An event stream with a present value, which late subscribers get at once. */
export interface Stream<T> extends EventStream<T> {
  readonly value: T
  /** The value that the server rendered with, if the stream has changed since; pages are hydrated with it. */
  readonly initial?: T
}

/** Events that shell and remotes tell each other: facts only, no commands and no personal data. */
export type PlatformEvent =
  | { type: 'session:signed-in' }
  | { type: 'session:signed-out' }
  /** The member's own data has changed on the server, for example the unit. */
  | { type: 'member:changed' }
  | { type: 'cart:line-added'; productId: number }
  | { type: 'cart:merged' }
  | { type: 'order:placed'; orderId: number }
  /** The visitor has chosen what may be stored and measured beyond what is necessary. */
  | { type: 'consent:changed' }

/**
 * A change of the cart by the configurator, by its mode (spec, section 9). `countryId`: the country of delivery that is
 * shown beside the bike.
 */
export type BuildChange =
  | { mode: 'CNM'; item: CartItem; countryId?: number }
  | { mode: 'CECM'; lineId: number; item: CartItem; countryId?: number }
  | { mode: 'CEOM'; orderBikeId: number; partIds: number[]; title: string }
  | { mode: 'CEUM'; lineId: number; orderBikeId: number; partIds: number[]; title: string }

export interface CartPort {
  state$: Stream<CartState>
  /** Adds pieces to the cart, one unless `count` says how many, and shows the shopper a message (spec, section 4). */
  add(item: CartItem, count?: number): Promise<void>
  setCount(lineId: number, count: number): Promise<void>
  remove(lineId: number): Promise<void>
  reload(): Promise<void>
  /**
   * Puts a configured bike, or upgrades for an owned one, into the cart as one line, and shows the shopper a message.
   * Resolves with false when it failed, after telling the shopper so. Carts of guests hold new bikes only.
   */
  putBuild(change: BuildChange): Promise<boolean>
  /** Puts a removed line back into the cart with its former count. */
  restore(line: CartLine): Promise<void>
  /** Accepts today's prices and available counts, so that the lines have no notices any more. */
  accept(): Promise<void>
  /** Applies a promo code. Resolves with null, or with the reason as a sentence when the code isn't applicable. */
  applyPromo(code: string): Promise<string | null>
  removePromo(): Promise<void>
  /** Prices the cart for another country of delivery, with which the checkout begins, too. */
  deliverTo(countryId: number): Promise<void>
  /**
   * Marks a view of the whole cart as open until the returned function is called. A guest's cart is only priced by the
   * server while such a view is open.
   */
  attend(): () => void
  /** Opens the cart modal. */
  open(): void
}

/**
 * Where a build was saved: `saved` in the member's account, `kept` in this browser until the guest logs in, `failed`
 * nowhere, and the shopper was told why.
 */
export type SaveOutcome = 'saved' | 'kept' | 'failed'

export type Tone = 'success' | 'info' | 'error'

/** What a guest's form begins with. In the form the other way is one press away. */
export interface AccountFormOptions {
  way: 'register' | 'login'
  /** The address that was typed already; may be empty. */
  email: string
}

/**
 * Everything the shell gives a remote when it mounts it: the only link between the two. Changes only add members;
 * removing one needs a new major version.
 */
export interface Platform {
  readonly version: '1.0'
  http: Http
  session$: Stream<Session>
  cart: CartPort
  events$: EventStream<PlatformEvent>
  publish(event: PlatformEvent): void
  notify(tone: Tone, text: string): void
  /**
   * Asks the shopper a question; resolves with true for the primary button, false for everything else. A second
   * question waits for the first.
   */
  confirm(question: Modal): Promise<boolean>
  /** Saves a build for later and tells the shopper where it was saved (spec, section 4). */
  saveBike(build: SaveBikeData): Promise<SaveOutcome>
  /**
   * Shows the shell's form to register or to log in inside `host`, an empty element of the page, so that a guest keeps
   * the place. Once somebody is logged in, the session says so. Resolves with a function that removes the form;
   * rejects when the form can't be loaded. Missing in shells up to 2026-11; there `/register` and `/login` do the same.
   */
  showAccountForm?: (host: HTMLElement, options: AccountFormOptions) => Promise<() => void>
  /** Goes to a path of this site, or to an absolute address such as a payment provider's page. */
  navigate(path: string): void
  /** Reports an unexpected error to the team that owns the remote. */
  report(error: unknown): void
}
