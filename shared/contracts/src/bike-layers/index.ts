/**
 * The extras of a bike in its still pictures: which transparent layers a build has, in which order, and what their files
 * are called.
 */
export * from './build-picture.ts'
export * from './drawn-layers.ts'
export * from './layer-rules.ts'
export * from './layers-of.ts'
export * from './named-with.ts'
