import type { Draft } from './contact-draft.ts'

const NAMES = ['name', 'email', 'category', 'subject', 'text'] as const

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controlOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control | null

export function readFields(form: HTMLFormElement): Draft {
  return Object.fromEntries(NAMES.map((name) => [name, controlOf(form, name)?.value ?? '']))
}

/** Into what may be written: a member's name and address are the account's. */
export function writeFields(form: HTMLFormElement, values: Draft) {
  for (const name of NAMES) {
    const control = controlOf(form, name)
    const isFree = control !== null && !('readOnly' in control && control.readOnly)
    if (isFree && values[name]) control.value = values[name]
  }
}

/** Whether nobody has written a word yet. */
export const isEmpty = (form: HTMLFormElement) =>
  ['subject', 'text'].every((name) => controlOf(form, name)?.value === '')
