import { type Material, Mesh, type Object3D, PlaneGeometry, Texture } from 'three'

import type { LiveStudio } from './live-studio.ts'

/**
 * Compiles an object's shaders, in the background where the browser supports that; three.js logs a warning elsewhere.
 */
export async function compile({ renderer, scene, camera }: LiveStudio, object: Object3D = scene) {
  if (renderer.getContext().getExtension('KHR_parallel_shader_compile'))
    await renderer.compileAsync(object, camera, scene)
  else renderer.compile(object, camera, scene)
}

/** Compiles materials and uploads their textures without drawing anything. */
export async function learnMaterials(studio: LiveStudio, materials: readonly Material[]) {
  const geometry = new PlaneGeometry()
  for (const material of materials) {
    for (const value of Object.values(material))
      if (value instanceof Texture) studio.renderer.initTexture(value)
    await compile(studio, new Mesh(geometry, material))
  }
  geometry.dispose()
}
