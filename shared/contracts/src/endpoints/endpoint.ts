import type { Access } from '../remote-registry.ts'

/**
 * The part of a zod schema that types are read from: comparing full schema types for each endpoint would cost seconds
 * of compile time.
 */
interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown }
}

/** One call of the API, as the server registers it and the browser's client calls it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path with named parameters: /api/forum/threads/:id. */
  readonly path: `/api/${string}`
  /** Who may call it. */
  readonly access: Access
  readonly params?: Schema
  readonly query?: Schema
  readonly headers?: Schema
  /** The request's body: JSON of this shape, or the bytes of a file. */
  readonly body?: Schema | 'file'
  /** The answer of a success: JSON of this shape, or the bytes of a file. Failures answer `ErrorAnswer`. */
  readonly answer: Schema | 'file'
  /** Set when the HTTP client writes the access token into the body's field `token` (spec, section 7). */
  readonly token?: 'body'
  /** Set for a POST that only reads: staff need no step-up for it, and the audit log has no row of it. */
  readonly writesNothing?: true
  /** Set for calls that our pages don't make: openapi.json leaves them out. */
  readonly isHidden?: true
}

/** The endpoints of one area, by name. */
export type EndpointGroup = Readonly<Record<string, Endpoint>>
