import type { Endpoint, Endpoints } from '@nireeka/contracts/endpoints'
import type * as z from '@nireeka/contracts/zod'

import type { CallOptions } from './http.ts'

type Method = Endpoint['method']

/** What an object that has to hold something doesn't take. */
type Nothing = Record<never, never>

type Known = Endpoints[keyof Endpoints]

/** The calls that the site's pages can make by a method, by path: what is handed over and what is answered. */
export type Calls<M extends Method> = {
  [E in Known as E extends { method: M; isHidden?: undefined } ? E['path'] : never]: {
    options: OptionsArgument<E>
    body: BodyArguments<E>
    answer: AnswerOf<E>
  }
}

/** What a success of an endpoint answers: the whole JSON, or a file's bytes. */
export type AnswerOf<E extends Endpoint> = E['answer'] extends 'file' ? Blob : z.output<E['answer']>

/** The body that an endpoint takes. Where that is a token, the client writes it. */
export type BodyOf<E extends Endpoint> = E extends { body: infer Schema }
  ? Schema extends 'file'
    ? Blob
    : E extends { token: 'body' }
      ? Omit<z.input<Schema>, 'token'>
      : z.input<Schema>
  : Record<string, never>

/** The options of a call: `params` and `query` are the endpoint's own. */
export type OptionsOf<E extends Endpoint> = CallOptions &
  PartOf<E, 'params'> &
  PartOf<E, 'query'> &
  (E extends { answer: 'file' } ? { isFile: true } : { isFile?: undefined })

type PartOf<E, Part extends 'params' | 'query'> = E extends { [P in Part]: infer Schema }
  ? Optional<{ [P in Part]: Sent<Schema> }, Part>
  : { [P in Part]?: undefined }

type Optional<T, Part extends keyof T> = Nothing extends T[Part] ? Partial<T> : T

/** In an address all is text: a value may be sent as the text, or as what the API reads it as. */
type Sent<Schema> = {
  [Key in keyof z.input<Schema>]:
    | z.input<Schema>[Key]
    | (Key extends keyof z.output<Schema> ? z.output<Schema>[Key] : never)
}

/** The last arguments of a call without a body: options, which may be left out where the endpoint demands none. */
export type OptionsArgument<E extends Endpoint> =
  Nothing extends OptionsOf<E> ? [options?: OptionsOf<E>] : [options: OptionsOf<E>]

/** The last arguments of a call with a body. */
export type BodyArguments<E extends Endpoint> =
  Nothing extends OptionsOf<E>
    ? Nothing extends BodyOf<E>
      ? [body?: BodyOf<E>, options?: OptionsOf<E>]
      : [body: BodyOf<E>, options?: OptionsOf<E>]
    : [body: BodyOf<E> | (Nothing extends BodyOf<E> ? undefined : never), options: OptionsOf<E>]
