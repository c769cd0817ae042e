import type { FastifyInstance } from 'fastify'

export interface Answer {
  method: string
  /** The route's pattern; empty for an address that no route has. */
  route: string
  status: number
  seconds: number
}

const SECOND_MS = 1000

/** Calls `onAnswer` after each answer. */
export function reportAnswers(app: FastifyInstance, onAnswer: (answer: Answer) => void) {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) =>
    onAnswer({
      method,
      route: routeOptions.url ?? '',
      status: statusCode,
      seconds: elapsedTime / SECOND_MS,
    }),
  )
}
