export { fakeHttp, onePage, refusal } from './fake-http.ts'
export { emptyCart, fakePlatform } from './fake-platform.ts'
export { renderPage, renderRoutes } from './render-page.tsx'
export { hydratePage } from './hydrate-page.tsx'
