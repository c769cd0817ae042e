/** A card that a provider keeps for a member's next payment. */
export interface SavedCard {
  /** The provider's name for it, which never leaves the server. */
  ref: string
  /** In the provider's words, such as `visa`. */
  brand: string
  lastFour: string
  expMonth: number
  expYear: number
}

/** The provider's name for a member, and the key under which it was made; the name is null if it was never told. */
export interface VaultCustomer {
  key: string
  customer: string | null
}

/** How a provider keeps cards. It asks for the member's consent on its own page; `customer` is its name for a member. */
export interface CardVault {
  /**
   * Makes a customer; a repeated call with the key returns the same one. `isRepeated`: there may have been such a call,
   * however long ago.
   */
  createCustomer: (input: { key: string; isRepeated: boolean }) => Promise<string>
  /** Updates the email that the provider's page shows. False when the provider doesn't know the customer any more. */
  updateCustomer: (customer: string, email: string | null) => Promise<boolean>
  /** Deletes a customer with all cards. Does nothing when there is none any more. */
  deleteCustomer: (customer: VaultCustomer) => Promise<void>
  listCards: (customer: string) => Promise<SavedCard[]>
  /** Removes a card. False when it isn't kept any more. */
  removeCard: (ref: string) => Promise<boolean>
}
