/**
 * The rules of a configured bike, pure: the page shows by them and the server decides by them (spec, section 4
 * Configurator). Sums are whole cents.
 */
export * from './bike.ts'
export * from './build-path.ts'
export * from './code.ts'
export * from './fit.ts'
export * from './parts.ts'
export * from './performance.ts'
export * from './price.ts'
export * from './to-offered.ts'
