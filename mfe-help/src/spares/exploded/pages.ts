export { ModelExplodedPage } from './model-page.tsx'
export { MyBikeExplodedPage } from './my-bike-page.tsx'
