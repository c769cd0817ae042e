import { baseConfig } from '@nireeka/tooling'

import { BlockingFonts } from './blocking-fonts.mjs'

/** @param {object} plugin */
const isCompressing = (plugin) => plugin.constructor.name === 'CompressionPlugin'

/**
 * The site's own rules for scripts, class names and layers; only what a visitor's slow line needs is left out.
 * @param {string} dir
 * @param {{ isWatching?: boolean }} [options]
 */
export function galleryConfig(dir, { isWatching = false } = {}) {
  const config = baseConfig({ dir, name: 'gallery' })
  return {
    ...config,
    entry: { main: './src/main.tsx' },
    output: { ...config.output, filename: 'js/[name].js', publicPath: '/assets/' },
    plugins: [...config.plugins.filter((plugin) => !isCompressing(plugin)), new BlockingFonts()],
    optimization: isWatching ? { ...config.optimization, minimize: false } : config.optimization,
  }
}
