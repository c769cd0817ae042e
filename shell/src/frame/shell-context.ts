import { createContext, use } from 'react'

import type { Shell } from '../shell.ts'

const ShellContext = createContext<Shell | null>(null)

export const ShellProvider = ShellContext.Provider

/** Returns the shell's own parts, for the frame and the shell's pages; remotes get the Platform. */
export function useShell(): Shell {
  const shell = use(ShellContext)
  if (!shell) throw new Error('useShell was called outside the frame')
  return shell
}
