const load = () => import(/* webpackChunkName: "password-dialog" */ './password-dialog.tsx')

/**
 * Loads the dialog in which staff give their password, in a chunk of its own: no other visitor needs it. It tries
 * twice, because a chunk has little time, which a busy moment may exceed.
 */
export const loadPasswordDialog = async () => (await load().catch(load)).PasswordDialog
