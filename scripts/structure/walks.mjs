import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A file of a walk. `by` is the identifier that leads to it: it occurs in the previous file, or in `from`, and in
 * this file.
 * @typedef {{ file: string, by?: string, from?: string }} Step
 */

/**
 * The files that a reader opens, one after the other, to follow a feature through the code. A file doesn't count when
 * the called function's name says enough: `saveToken`, `tellAdded`. The first of `lists` is the current one; the
 * others measure older checkouts.
 * @typedef {{ name: string, most: number, lists: Step[][] }} Walk
 */

/** @type {Walk[]} */
const WALKS = [
  {
    name: 'a guest adds to the cart: from the button to the storage',
    most: 7,
    lists: [
      [
        { file: 'mfe-shop/src/accessories/list/accessory-tile.tsx' },
        { file: 'mfe-shop/src/accessories/product/use-adding.ts', by: 'useAdding' },
        { file: 'shared/contracts/src/platform.ts', by: 'add' },
        { file: 'shell/src/cart/cart.ts', by: 'CartPort' },
        { file: 'shell/src/cart/guest-lines.ts', by: 'addItem' },
        { file: 'shell/src/cart/stored-cart.ts', by: 'createStoredCart', from: 'shell/src/cart/cart.ts' },
      ],
      [
        { file: 'mfe-shop/src/accessories/list/accessory-tile.tsx' },
        { file: 'mfe-shop/src/accessories/product/use-adding.ts', by: 'useAdding' },
        { file: 'shared/contracts/src/platform.ts', by: 'add' },
        { file: 'shell/src/cart/cart.ts', by: 'CartPort' },
        { file: 'shell/src/cart/guest-cart.ts', by: 'addItem' },
        { file: 'shell/src/cart/cart-core.ts', by: 'createCore', from: 'shell/src/cart/cart.ts' },
        { file: 'shell/src/cart/guest-cart-store.ts', by: 'createGuestCart' },
      ],
    ],
  },
  {
    name: 'a member adds to the cart: from the button to the request',
    most: 7,
    lists: [
      [
        { file: 'mfe-shop/src/accessories/list/accessory-tile.tsx' },
        { file: 'mfe-shop/src/accessories/product/use-adding.ts', by: 'useAdding' },
        { file: 'shared/contracts/src/platform.ts', by: 'add' },
        { file: 'shell/src/cart/cart.ts', by: 'CartPort' },
        { file: 'shell/src/cart/member-cart.ts', by: 'createMemberCart' },
        { file: 'shell/src/cart/edit-queue.ts', by: 'createEditQueue' },
        { file: 'shell/src/cart/cart-changes.api.ts', by: 'sendEdit' },
      ],
      [
        { file: 'mfe-shop/src/accessories/list/accessory-tile.tsx' },
        { file: 'mfe-shop/src/accessories/product/use-adding.ts', by: 'useAdding' },
        { file: 'shared/contracts/src/platform.ts', by: 'add' },
        { file: 'shell/src/cart/cart.ts', by: 'CartPort' },
        { file: 'shell/src/cart/cart-work.ts', by: 'createCartWork' },
        { file: 'shell/src/cart/cart-core.ts', by: 'CartCore' },
        {
          file: 'shell/src/cart/member-cart.ts',
          by: 'createMemberCart',
          from: 'shell/src/cart/cart-work.ts',
        },
        { file: 'shell/src/cart/edits.ts', by: 'sendEdit' },
        { file: 'shell/src/cart/cart-changes.api.ts', by: 'postCart' },
      ],
    ],
  },
  {
    name: 'somebody logs in: from the page to the session and the merged cart',
    most: 6,
    lists: [
      [
        { file: 'shell/src/account/login-page.tsx' },
        { file: 'shell/src/session/session.ts', by: 'login' },
        { file: 'shell/src/session/sign-in.ts', by: 'signIn' },
        { file: 'shell/src/session/sign-in.api.ts', by: 'postLogin' },
        { file: 'shell/src/cart/cart.ts', by: 'CartControl', from: 'shell/src/session/session.ts' },
        { file: 'shell/src/cart/merge-cart.ts', by: 'mergeCart' },
      ],
      [
        { file: 'shell/src/account/login-page.tsx' },
        { file: 'shell/src/session/session.ts', by: 'login' },
        { file: 'shell/src/session/sign-in.ts', by: 'signIn' },
        { file: 'shell/src/session/sign-in.api.ts', by: 'postLogin' },
        { file: 'shell/src/session/later.ts', by: 'sendKeptBike', from: 'shell/src/session/session.ts' },
        { file: 'shell/src/session/save-bike.ts', by: 'sendKeptBike' },
        { file: 'shell/src/shell.ts', by: 'mergeCart', from: 'shell/src/session/session.ts' },
        { file: 'shell/src/cart/cart.ts', by: 'createCart' },
        { file: 'shell/src/cart/cart-work.ts', by: 'createCartWork' },
        { file: 'shell/src/cart/merge-cart.ts', by: 'mergeCart' },
        { file: 'shell/src/cart/cart-core.ts', by: 'CartCore' },
        { file: 'shell/src/cart/member-cart.ts', by: 'sync', from: 'shell/src/cart/merge-cart.ts' },
      ],
    ],
  },
  {
    name: 'a page is rendered on the server: from the request to the hydrated page',
    most: 12,
    lists: [
      [
        { file: 'shell/server/edge.ts' },
        { file: 'shell/server/pages.ts', by: 'createPages' },
        { file: 'shell/server/page-renderer.ts', by: 'createPageRenderer' },
        { file: 'shell/server/rendering/renderers.ts', by: 'createRenderers' },
        { file: 'shell/server/rendering/renderer.ts', by: 'createRenderer' },
        { file: 'shell/server/rendering/worker.ts', by: 'Call' },
        { file: 'mfe-help/src/server.ts' },
        { file: 'shared/kit/src/server-rendering/server-bundle.tsx', by: 'serverRemote' },
        { file: 'mfe-help/src/routes.ts', by: 'routes', from: 'mfe-help/src/server.ts' },
        {
          file: 'shared/kit/src/server-rendering/load-page.ts',
          by: 'loadPage',
          from: 'shared/kit/src/server-rendering/server-bundle.tsx',
        },
        { file: 'shell/server/page-html.ts', by: 'pageHtml', from: 'shell/server/page-renderer.ts' },
        {
          file: 'shared/kit/src/server-rendering/prepare-hydration.ts',
          by: 'loadPage',
          from: 'shared/kit/src/server-rendering/load-page.ts',
        },
      ],
      [
        { file: 'shell/server/edge.ts' },
        { file: 'shell/server/pages.ts', by: 'createPages' },
        { file: 'shell/server/edge-context.ts', by: 'createEdgeContext', from: 'shell/server/edge.ts' },
        {
          file: 'shell/server/page-renderer.ts',
          by: 'createPageRenderer',
          from: 'shell/server/edge-context.ts',
        },
        {
          file: 'shell/server/rendering/renderers.ts',
          by: 'Renderers',
          from: 'shell/server/page-renderer.ts',
        },
        { file: 'shell/server/rendering/renderer.ts', by: 'createRenderer' },
        { file: 'shell/server/rendering/worker.ts', by: 'Call' },
        { file: 'shell/server/view.ts', by: 'viewOf', from: 'shell/server/page-renderer.ts' },
        { file: 'mfe-help/src/server.ts' },
        { file: 'shared/kit/src/server.tsx', by: 'serverRemote' },
        { file: 'shared/kit/src/server-rendering/server-bundle.tsx', by: 'serverBundle' },
        { file: 'mfe-help/src/routes.ts', by: 'routes', from: 'mfe-help/src/server.ts' },
        {
          file: 'shared/kit/src/server-rendering/load-route.ts',
          by: 'loadRoute',
          from: 'shared/kit/src/server-rendering/server-bundle.tsx',
        },
        {
          file: 'shared/kit/src/server-rendering/answered-http.ts',
          by: 'answeredHttp',
          from: 'shared/kit/src/server-rendering/server-bundle.tsx',
        },
        { file: 'shell/server/page-html.ts', by: 'pageHtml', from: 'shell/server/page-renderer.ts' },
        {
          file: 'shared/kit/src/server-rendering/prepare-hydration.ts',
          by: 'answeredHttp',
          from: 'shared/kit/src/server-rendering/answered-http.ts',
        },
      ],
    ],
  },
]

/**
 * Returns the walks of a checkout with the files of each, from the first list that matches. If none does, `problems`
 * says what is wrong with the current one: a missing file, or a step that the previous file doesn't name.
 * @param {string} root the checkout's folder
 * @returns {Array<{ name: string, most: number, files: string[], problems: string[] }>}
 */
export const readWalks = (root) =>
  WALKS.map(({ name, most, lists }) => {
    const walks = lists.map((steps) => ({
      name,
      most,
      files: steps.map(({ file }) => file),
      problems: steps.flatMap((step, at) => checkStep(root, step, steps[at - 1]?.file)),
    }))
    return walks.find(({ problems }) => problems.length === 0) ?? /** @type {typeof walks[0]} */ (walks[0])
  })

/**
 * @param {string} root
 * @param {Step} step
 * @param {string | undefined} previous
 */
function checkStep(root, step, previous) {
  const { file, by, from = previous } = step
  const path = join(root, file)
  if (!existsSync(path)) return [`${file} is missing.`]
  if (!by || !from || !existsSync(join(root, from))) return []
  return [from, file]
    .filter((one) => !hasName(readFileSync(join(root, one), 'utf8'), by))
    .map((one) => `${one} doesn't name ${by}, which leads to ${file}.`)
}

/**
 * @param {string} text
 * @param {string} name
 */
const hasName = (text, name) => new RegExp(`\\b${name}\\b`).test(text)
