import type { Access } from '../remote-registry.ts'

/** A schema of zod's, as far as its types are read: comparing all of it with each endpoint's would cost seconds. */
interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown }
}

/** One call of the API, as the server registers it and the browser's client knows it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With its parameters by name: /api/forum/threads/:id */
  readonly path: `/api/${string}`
  /** Who may call it. */
  readonly access: Access
  readonly params?: Schema
  readonly query?: Schema
  readonly headers?: Schema
  /** JSON of this shape, or the bytes of a file. */
  readonly body?: Schema | 'file'
  /** What a success answers: JSON of this shape, or the bytes of a file. Failures answer `ErrorAnswer`. */
  readonly answer: Schema | 'file'
  /** The HTTP client writes the access token into the body's field `token` (spec, section 7). */
  readonly token?: 'body'
  /** Not for our own pages: openapi.json leaves it out. */
  readonly isHidden?: true
}

/** The endpoints of one area, by name. */
export type EndpointGroup = Readonly<Record<string, Endpoint>>
