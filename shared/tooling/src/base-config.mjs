import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { constants } from 'node:zlib'

import CompressionPlugin from 'compression-webpack-plugin'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'

/**
 * @typedef {object} BaseOptions
 * @property {string} dir the package's folder
 * @property {string} name what class names and global names begin with
 * @property {boolean} [isDevelopment]
 * @property {boolean} [isServer]
 */

const here = path.dirname(fileURLToPath(import.meta.url))

/** Stubs for the Node modules that libraries for both Node and browsers import only when they run in Node. */
const ONLY_IN_NODE = { 'node:fs': 'var {}', 'node:path': 'var {}' }

/** @param {string} name */
const routerFile = (name) =>
  fileURLToPath(new URL(`dist/production/${name}`, import.meta.resolve('react-router/package.json')))

/** Aliases: without them react-router resolves to its development build, which has warnings for developers. */
const PRODUCTION_ROUTER = {
  'react-router$': routerFile('index.mjs'),
  'react-router/dom$': routerFile('dom-export.mjs'),
}

/**
 * Returns the webpack configuration that the shell, every remote, their server bundles and the one-bundle comparison
 * share.
 * @param {BaseOptions} options
 */
export function baseConfig({ dir, name, isDevelopment = false, isServer = false }) {
  return /** @satisfies {import('webpack').Configuration} */ ({
    context: dir,
    mode: isDevelopment ? 'development' : 'production',
    target: 'web',
    devtool: isDevelopment ? 'eval-cheap-module-source-map' : false,
    output: {
      path: path.join(dir, 'dist'),
      clean: true,
      uniqueName: `nireeka_${name}`,
      filename: isDevelopment ? '[name].js' : 'js/[name].[contenthash:8].js',
      chunkFilename: isDevelopment ? '[name].js' : 'js/[name].[contenthash:8].js',
      assetModuleFilename: 'media/[name].[contenthash:8][ext]',
      // A module that threw is run again when it is next required, instead of staying half-initialised.
      strictModuleExceptionHandling: true,
    },
    externals: ONLY_IN_NODE,
    resolve: resolving(isDevelopment),
    module: {
      rules: [
        ...scripts({ isDevelopment, isServer }),
        modules(name, { isDevelopment, isServer }),
        isServer ? noStyles : plainStyles(isDevelopment),
        smallDrawings,
      ],
    },
    plugins: isDevelopment ? [] : [extractStyles(), ...compress()],
    optimization: isDevelopment
      ? {}
      : { minimizer: [minifyScripts(), new CssMinimizerPlugin()], moduleIds: 'deterministic' },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  })
}

/** @param {boolean} isDevelopment */
const resolving = (isDevelopment) => ({
  extensions: ['.tsx', '.ts', '.js'],
  conditionNames: ['es2015', '...'],
  alias: isDevelopment ? {} : PRODUCTION_ROUTER,
})

/**
 * @param {{ isDevelopment: boolean, isServer: boolean }} kind
 * @returns {import('webpack').RuleSetRule[]}
 */
const scripts = ({ isDevelopment, isServer }) => [
  compiled(isDevelopment),
  ...(isServer ? [] : [browserHalves, browserRoutes]),
]

/** @param {boolean} isDevelopment */
const compiled = (isDevelopment) => ({
  test: /\.tsx?$/,
  loader: fileURLToPath(import.meta.resolve('swc-loader')),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment } },
    },
  },
})

/** @type {import('webpack').RuleSetRule} */
const browserHalves = {
  test: /\.server\.ts$/,
  resourceQuery: { not: /whole/ },
  enforce: 'pre',
  loader: path.join(here, 'browser-half-loader.cjs'),
}

/** @type {import('webpack').RuleSetRule} */
const browserRoutes = {
  test: /routes\.ts$/,
  include: /[\\/]src[\\/]/,
  enforce: 'pre',
  loader: path.join(here, 'browser-routes-loader.cjs'),
}

/** @param {boolean} isDevelopment */
const styleLoader = (isDevelopment) =>
  isDevelopment ? fileURLToPath(import.meta.resolve('style-loader')) : MiniCssExtractPlugin.loader

/**
 * Returns the rule for CSS modules: class names start with the package's name, and every module is in its cascade
 * layer, so the order of loading doesn't matter.
 * @param {string} name
 * @param {{ isDevelopment: boolean, isServer: boolean }} kind
 */
const modules = (name, { isDevelopment, isServer }) => ({
  test: /\.module\.css$/,
  use: [
    ...(isServer ? [] : [styleLoader(isDevelopment)]),
    {
      loader: fileURLToPath(import.meta.resolve('css-loader')),
      options: {
        modules: {
          localIdentName: isDevelopment ? `${name}_[name]_[local]` : `${name}_[hash:base64:5]`,
          exportOnlyLocals: isServer,
          namedExport: false,
          exportLocalsConvention: 'as-is',
        },
      },
    },
    {
      loader: path.join(here, 'layer-loader.cjs'),
      options: { layer: name === 'shell' ? 'shell' : 'remote' },
    },
  ],
})

/** @param {boolean} isDevelopment */
const plainStyles = (isDevelopment) => ({
  test: /\.css$/,
  exclude: /\.module\.css$/,
  use: [styleLoader(isDevelopment), fileURLToPath(import.meta.resolve('css-loader'))],
})

/**
 * Rule for drawings that styles show: those of less than 1 kB are part of the style sheet, since a request of their own
 * costs more than they do.
 * @type {import('webpack').RuleSetRule}
 */
const smallDrawings = { test: /\.svg$/, type: 'asset', parser: { dataUrlCondition: { maxSize: 1000 } } }

/** Rule for the server's build, which needs class names of CSS modules and no styles. */
const noStyles = {
  test: /\.css$/,
  exclude: /\.module\.css$/,
  type: 'asset/source',
  generator: { emit: false },
}

const extractStyles = () =>
  new MiniCssExtractPlugin({
    filename: 'css/[name].[contenthash:8].css',
    chunkFilename: 'css/[name].[contenthash:8].css',
  })

const minifyScripts = () =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { compress: true, mangle: true },
    extractComments: false,
  })

const TEXT = /\.(js|css|json|svg)$/

/** Returns plugins that compress files once at build time, at the best level, instead of at every request. */
const compress = () => [
  new CompressionPlugin({
    test: TEXT,
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    compressionOptions: /** @type {import('node:zlib').BrotliOptions} */ ({
      params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
    }),
    minRatio: 1,
  }),
  new CompressionPlugin({
    test: TEXT,
    algorithm: 'gzip',
    filename: '[path][base].gz',
    compressionOptions: { level: 9 },
    minRatio: 1,
  }),
]
