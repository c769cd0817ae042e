/** How long a remote's chunk may take, in ms, where no shell has said it for the line at hand (shell/src/remotes/timeouts.ts). */
const CHUNK_MS = 2200

/** webpack writes a number into the script; the line is known only where the page runs. */
export class ChunkPatience {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const chunkLoadTimeout = `globalThis.nireekaChunkMs ?? ${CHUNK_MS}`
    Object.assign(compiler.options.output, { chunkLoadTimeout })
  }
}
