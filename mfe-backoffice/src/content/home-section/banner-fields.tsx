import { Field, TextArea, TextInput } from '@nireeka/ui'

import { PictureField } from './picture-field.tsx'
import type { FieldsProps } from './section.ts'

/** A section with a picture, words and a button. */
export function BannerFields({ data, errorAt, onChange }: FieldsProps<'hero' | 'story'>) {
  const { action } = data
  const put = (change: Partial<typeof data>) => onChange({ ...data, ...change })
  return (
    <>
      <Field label="Line above the heading" errors={[errorAt('eyebrow')]}>
        <TextInput value={data.eyebrow} onChange={({ target }) => put({ eyebrow: target.value })} />
      </Field>
      <Field label="Heading" errors={[errorAt('title')]}>
        <TextInput value={data.title} onChange={({ target }) => put({ title: target.value })} />
      </Field>
      <Field label="Text" errors={[errorAt('text')]}>
        <TextArea value={data.text} rows={4} onChange={({ target }) => put({ text: target.value })} />
      </Field>
      <PictureField value={data.image} error={errorAt('image')} onChange={(image) => put({ image })} />
      <Field label="What the picture shows" hint="For readers who can’t see it." errors={[errorAt('alt')]}>
        <TextInput value={data.alt} onChange={({ target }) => put({ alt: target.value })} />
      </Field>
      <Field label="Button" errors={[errorAt('action.text')]}>
        <TextInput
          value={action.text}
          onChange={({ target }) => put({ action: { ...action, text: target.value } })}
        />
      </Field>
      <Field
        label="Page that the button leads to"
        hint="A path of our site, such as /configurator."
        errors={[errorAt('action.href')]}
      >
        <TextInput
          value={action.href}
          autoCapitalize="off"
          onChange={({ target }) => put({ action: { ...action, href: target.value } })}
        />
      </Field>
    </>
  )
}
