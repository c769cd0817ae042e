/** Loads the dialog in which staff give their password, in a chunk of its own: no other visitor needs it. */
export const loadPasswordDialog = async () =>
  (await import(/* webpackChunkName: "password-dialog" */ './password-dialog.tsx')).PasswordDialog
