import type { Document, Material } from '@gltf-transform/core'
import {
  type Clearcoat,
  KHRMaterialsClearcoat,
  KHRMaterialsEmissiveStrength,
} from '@gltf-transform/extensions'
import type { MeshPhysicalMaterial } from 'three'

import type { AddTexture } from './add-texture.ts'

/**
 * Adds a material of the live view to the file; what the format can't express, such as the sheen of cloth, is left
 * out.
 */
export async function addMaterial(document: Document, material: MeshPhysicalMaterial, textures: AddTexture) {
  const { color, emissive, emissiveIntensity } = material
  const strength = Math.max(1, emissiveIntensity)
  const glow = emissiveIntensity / strength
  const added = document
    .createMaterial(material.name)
    .setBaseColorFactor([color.r, color.g, color.b, 1])
    .setMetallicFactor(material.metalness)
    .setRoughnessFactor(material.roughness)
    .setEmissiveFactor([emissive.r * glow, emissive.g * glow, emissive.b * glow])
  if (strength > 1) {
    const extension = document.createExtension(KHRMaterialsEmissiveStrength)
    added.setExtension(
      'KHR_materials_emissive_strength',
      extension.createEmissiveStrength().setEmissiveStrength(strength),
    )
  }
  await addSurface(added, material, textures)
  if (material.clearcoat > 0) {
    const coat = document.createExtension(KHRMaterialsClearcoat).createClearcoat()
    added.setExtension('KHR_materials_clearcoat', coat)
    await addCoat(coat, material, textures)
  }
  return added
}

async function addSurface(added: Material, material: MeshPhysicalMaterial, textures: AddTexture) {
  await textures(material.map, (texture) => added.setBaseColorTexture(texture).getBaseColorTextureInfo())
  await textures(material.roughnessMap, (texture) =>
    added.setMetallicRoughnessTexture(texture).getMetallicRoughnessTextureInfo(),
  )
  await textures(material.emissiveMap, (texture) =>
    added.setEmissiveTexture(texture).getEmissiveTextureInfo(),
  )
  await textures(material.normalMap, (texture) =>
    added.setNormalTexture(texture).setNormalScale(material.normalScale.x).getNormalTextureInfo(),
  )
}

async function addCoat(coat: Clearcoat, material: MeshPhysicalMaterial, textures: AddTexture) {
  coat.setClearcoatFactor(material.clearcoat).setClearcoatRoughnessFactor(material.clearcoatRoughness)
  await textures(material.clearcoatMap, (texture) =>
    coat.setClearcoatTexture(texture).getClearcoatTextureInfo(),
  )
  await textures(material.clearcoatRoughnessMap, (texture) =>
    coat.setClearcoatRoughnessTexture(texture).getClearcoatRoughnessTextureInfo(),
  )
}
