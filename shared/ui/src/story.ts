import type { ReactNode } from 'react'

/** A component's states by name, as the gallery shows them: each a function without needs that looks the same every time. */
export type Stories = Record<string, () => ReactNode>
