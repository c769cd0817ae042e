import type { ReactNode } from 'react'

/**
 * The stories of a component: its states by name, as the gallery shows them. Each is a function without arguments
 * whose output is always the same.
 */
export type Stories = Record<string, () => ReactNode>
