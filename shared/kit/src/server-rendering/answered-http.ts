import {
  addressOf,
  type Answers,
  failureOf,
  type HttpTransport,
  type RequestOptions,
} from '@nireeka/contracts'

type Otherwise = <T>(path: string, options: RequestOptions) => Promise<T>

/** Returns a transport that takes the answers it has and sends the other requests to `otherwise`. Loaders only read. */
export function answeredHttp(answers: Answers, otherwise: Otherwise): HttpTransport {
  return {
    get: async <T>(path: string, options: RequestOptions = {}) => {
      const answer = answers[addressOf(path, options)]
      if (!answer) return otherwise<T>(path, options)
      if (answer.status >= 400) throw failureOf(answer.status, answer.body)
      return answer.body as T
    },
    post: refuse,
    put: refuse,
    delete: refuse,
  }
}

const refuse = () => Promise.reject(new Error('A loader only reads'))
