import RAL from './ral.json' with { type: 'json' }

/** The RAL classic colours in order: each code with its colour as #rrggbb. */
export const RAL_COLOURS: ReadonlyArray<{ code: string; swatch: string }> = Object.entries(RAL).map(
  ([code, swatch]) => ({ code, swatch }),
)
