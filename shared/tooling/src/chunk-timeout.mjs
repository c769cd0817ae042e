/**
 * Time limit for loading a remote's chunk, in ms, unless the shell has set one for the present connection
 * (shell/src/remotes/timeouts.ts).
 */
const CHUNK_MS = 2200

/** The limit as an expression for the browser. */
export const CHUNK_LIMIT = `globalThis.nireekaChunkMs ?? ${CHUNK_MS}`

/**
 * Replaces webpack's fixed chunk timeout by one that is read in the browser, where the speed of the connection is
 * known.
 */
export class ChunkTimeout {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    Object.assign(compiler.options.output, { chunkLoadTimeout: CHUNK_LIMIT })
  }
}
