import { baseConfig } from '@nireeka/tooling'

import { BlockingFonts } from './blocking-fonts.mjs'

/**
 * Returns whether a webpack plugin compresses files.
 * @param {object} plugin
 */
const isCompressing = (plugin) => plugin.constructor.name === 'CompressionPlugin'

/**
 * Returns the gallery's webpack configuration: the site's rules for scripts, class names and layers, without
 * compression.
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
