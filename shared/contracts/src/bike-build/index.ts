/**
 * The rules of a configured bike, without side effects: the page shows prices and problems by them, and the server
 * decides by them (spec, section 4 Configurator). Amounts are whole cents.
 */
export * from './bike.ts'
export * from './build-path.ts'
export * from './code.ts'
export * from './compare-path.ts'
export * from './fit.ts'
export * from './height-text.ts'
export * from './parts.ts'
export * from './performance.ts'
export * from './price.ts'
export * from './range.ts'
export * from './size-for.ts'
export * from './to-offered.ts'
