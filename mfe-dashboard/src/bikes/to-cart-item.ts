import type { CartItem } from '@nireeka/contracts'
import type { SavedBuild } from '@nireeka/kit/saved-builds'

/** Returns why a saved build can't be put into the cart as it is, as a sentence; null where it can. */
export function whyNotForSale({ build, notice }: Pick<SavedBuild, 'build' | 'notice'>): string | null {
  if (notice) return notice
  if (build.sizeId === null) return 'Choose a size before you order it.'
  return build.colourId === null ? 'Choose a colour before you order it.' : null
}

/** Returns a saved build as the cart takes it, under its product's id; null while size or colour are missing. */
export function toCartItem(saved: SavedBuild, productId: number): CartItem | null {
  const { sizeId, colourId, ral, partIds } = saved.build
  if (sizeId === null || colourId === null) return null
  return {
    id: productId,
    title: saved.bike,
    description: [saved.look, ...saved.parts].join(', '),
    thumbnail: saved.image,
    price: saved.price,
    bike: { slug: saved.slug, build: { sizeId, colourId, ral: [...ral], partIds: [...partIds] } },
  }
}
