import { createContext, use } from 'react'

import type { Shell } from '../shell.ts'

const ShellContext = createContext<Shell | null>(null)

export const ShellProvider = ShellContext.Provider

/** Returns the shell's services, for the frame and the shell's pages. Remotes get the Platform instead. */
export function useShell(): Shell {
  const shell = use(ShellContext)
  if (!shell) throw new Error('useShell was called outside the frame')
  return shell
}
