import type { Draft } from './contact-draft.ts'

const NAMES = ['name', 'email', 'category', 'subject', 'text'] as const

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controlOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control | null

export function readFields(form: HTMLFormElement): Draft {
  return Object.fromEntries(NAMES.map((name) => [name, controlOf(form, name)?.value ?? '']))
}

/** Fills the form's writable fields; a member's name and email come from the account. */
export function writeFields(form: HTMLFormElement, values: Draft) {
  for (const name of NAMES) {
    const control = controlOf(form, name)
    const isFree = control !== null && !('readOnly' in control && control.readOnly)
    if (isFree && values[name]) control.value = values[name]
  }
}

/** Returns whether all fields are empty. */
export const isEmpty = (form: HTMLFormElement) =>
  ['subject', 'text'].every((name) => controlOf(form, name)?.value === '')
