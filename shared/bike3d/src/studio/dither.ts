/** GLSL: half a step of noise either way, without which a soft gradient shows bands. */
export const DITHER = `float dither() {
  return fract( sin( dot( gl_FragCoord.xy, vec2( 12.9898, 78.233 ) ) ) * 43758.5453 ) - 0.5;
}`
