/**
 * What the shell is made of. All of it evaluated in one task would keep a slow phone from answering for a third of a
 * second, so each gets a task of its own.
 */
export const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["BrowserRouter"] */ '@nireeka/kit/router'),
  () => import(/* webpackMode: "eager", webpackExports: ["QueryClientProvider"] */ '@nireeka/kit/query'),
  () => import(/* webpackMode: "eager", webpackExports: ["Frame"] */ './frame/frame.tsx'),
]
