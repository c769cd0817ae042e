import type { Endpoint, Endpoints } from '@nireeka/contracts/endpoints'
import type * as z from '@nireeka/contracts/zod'

import type { CallOptions } from './http.ts'

type Method = Endpoint['method']

/** An object type without properties: the options of a call that takes none. */
type Nothing = Record<never, never>

type Known = Endpoints[keyof Endpoints]

/** The calls that pages can make with a method, by path: their arguments and their answers. */
export type Calls<M extends Method> = {
  [E in Known as E extends { method: M; isHidden?: undefined } ? E['path'] : never]: {
    options: OptionsArgument<E>
    body: BodyArguments<E>
    answer: AnswerOf<E>
  }
}

/** The answer of an endpoint's success: the whole JSON, or a file's bytes. */
export type AnswerOf<E extends Endpoint> = E['answer'] extends 'file' ? Blob : z.output<E['answer']>

/** The body that an endpoint takes. The client adds the field `token` itself. */
export type BodyOf<E extends Endpoint> = E extends { body: infer Schema }
  ? Schema extends 'file'
    ? Blob
    : E extends { token: 'body' }
      ? Omit<z.input<Schema>, 'token'>
      : z.input<Schema>
  : Record<string, never>

/** The options of a call, with the endpoint's own `params` and `query`. */
export type OptionsOf<E extends Endpoint> = CallOptions &
  PartOf<E, 'params'> &
  PartOf<E, 'query'> &
  (E extends { answer: 'file' } ? { isFile: true } : { isFile?: undefined })

type PartOf<E, Part extends 'params' | 'query'> = E extends { [P in Part]: infer Schema }
  ? Optional<{ [P in Part]: Sent<Schema> }, Part>
  : { [P in Part]?: undefined }

type Optional<T, Part extends keyof T> = Nothing extends T[Part] ? Partial<T> : T

/**
 * Values of a query or path as a caller may pass them: as the text in the address, or as the type that the API parses
 * it to.
 */
type Sent<Schema> = {
  [Key in keyof z.input<Schema>]:
    | z.input<Schema>[Key]
    | (Key extends keyof z.output<Schema> ? z.output<Schema>[Key] : never)
}

/** The remaining arguments of a call without a body: options, which may be omitted where the endpoint requires none. */
export type OptionsArgument<E extends Endpoint> =
  Nothing extends OptionsOf<E> ? [options?: OptionsOf<E>] : [options: OptionsOf<E>]

/** The remaining arguments of a call with a body: the body, then the options. */
export type BodyArguments<E extends Endpoint> =
  Nothing extends OptionsOf<E>
    ? Nothing extends BodyOf<E>
      ? [body?: BodyOf<E>, options?: OptionsOf<E>]
      : [body: BodyOf<E>, options?: OptionsOf<E>]
    : [body: BodyOf<E> | (Nothing extends BodyOf<E> ? undefined : never), options: OptionsOf<E>]
