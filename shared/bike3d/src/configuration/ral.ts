import RAL from './ral.json' with { type: 'json' }

/** RAL classic: each code with its colour as #rrggbb, in order. */
export const RAL_COLOURS: ReadonlyArray<{ code: string; swatch: string }> = Object.entries(RAL).map(
  ([code, swatch]) => ({ code, swatch }),
)
