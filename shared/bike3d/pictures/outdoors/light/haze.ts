import { Material, Mesh, type Object3D } from 'three'

import { SKY, type SkyUniforms } from './sky.ts'

/**
 * GLSL: the light of the sky behind on an edge that faces it, which a lens sees as a bright outline. Reflections have a
 * limit, so that the few points that the sky shines from leave no dots on what is glossy.
 */
const RIM = `{
  vec3 towardsEye = normalize( vViewPosition );
  float edge = pow( 1.0 - clamp( dot( normal, towardsEye ), 0.0, 1.0 ), 3.0 );
  vec3 behind = normalize( ( viewMatrix * vec4( sunWay + vec3( 0.0, 0.55, 0.0 ), 0.0 ) ).xyz );
  outgoingLight += rim * glow * edge * smoothstep( -0.05, 0.75, dot( normal, behind ) );
  outgoingLight = min( outgoingLight, vec3( 2.5 ) );
}
`

const HAZED = `#include <opaque_fragment>
{
  vec3 ray = hazed - cameraPosition;
  float veil = 1.0 - exp( - length( ray ) * haze );
  gl_FragColor.rgb = mix( gl_FragColor.rgb, skyAt( normalize( vec3( ray.x, abs( ray.y ) + 0.02, ray.z ) ) ), veil );
}`

const done = new WeakSet<Material>()

/**
 * Lays haze in the sky's colours over the materials of everything in a group, by its distance; `rim` is how bright the
 * sky draws outlines.
 */
export function layHaze(group: Object3D, uniforms: SkyUniforms, rim = 0) {
  group.traverse((child) => {
    if (!(child instanceof Mesh)) return
    for (const material of [child.material].flat())
      if (material.isMeshStandardMaterial && !done.has(material))
        haze(material, { ...uniforms, rim: { value: rim } })
  })
}

function haze(material: Material, uniforms: SkyUniforms) {
  done.add(material)
  const before = material.onBeforeCompile.bind(material)
  const key = material.customProgramCacheKey.bind(material)
  material.onBeforeCompile = (shader, renderer) => {
    before(shader, renderer)
    Object.assign(shader.uniforms, uniforms)
    shader.vertexShader = `varying vec3 hazed;\n${shader.vertexShader}`.replace(
      '#include <project_vertex>',
      '#include <project_vertex>\nhazed = ( inverse( viewMatrix ) * mvPosition ).xyz;',
    )
    shader.fragmentShader =
      `varying vec3 hazed;\nuniform float rim;\n${SKY}\n${shader.fragmentShader}`.replace(
        '#include <opaque_fragment>',
        `${RIM}${HAZED}`,
      )
  }
  material.customProgramCacheKey = () => `${key()} hazed`
}
