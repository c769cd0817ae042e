/**
 * Puts a CSS module into its cascade layer: components of shared/ui into `ui`, the rest into the package's own layer.
 * @type {import('webpack').LoaderDefinitionFunction<{ layer: string }>}
 */
module.exports = function layer(source) {
  const isUi = /[\\/]shared[\\/]ui[\\/]/.test(this.resourcePath)
  return `@layer ${isUi ? 'ui' : this.getOptions().layer} {\n${source}\n}\n`
}
