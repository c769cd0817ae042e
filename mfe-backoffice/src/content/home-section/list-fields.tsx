import { BENEFIT_ICONS, MOST_HOME_ENTRIES } from '@nireeka/contracts/api'
import { Field, Select, TextArea, TextInput } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { readable } from '../../labels.ts'
import { Rows } from './rows.tsx'
import type { ErrorAt, FieldsProps, SectionData } from './section.ts'

type Item<Type extends 'benefits' | 'quotes' | 'faq'> = SectionData<Type>['items'][number]

interface Props<Entry> {
  data: { title: string; items: Entry[] }
  errorAt: ErrorAt
  onChange: (data: { title: string; items: Entry[] }) => void
  /** What an entry is called. */
  name: string
  fresh: Entry
  children: (entry: Entry, at: number, onChange: (entry: Entry) => void) => ReactNode
}

/** A heading, and entries with fields of their own. */
const ListFields = <Entry,>({ data, errorAt, onChange, name, fresh, children }: Props<Entry>) => (
  <>
    <Field label="Heading" errors={[errorAt('title')]}>
      <TextInput
        value={data.title}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...data, title: target.value })}
      />
    </Field>
    <Rows<Entry>
      name={name}
      rows={data.items}
      most={MOST_HOME_ENTRIES}
      error={errorAt('items')}
      fresh={fresh}
      onChange={(items) => onChange({ ...data, items })}
    >
      {children}
    </Rows>
  </>
)

export const BenefitsFields = (props: FieldsProps<'benefits'>) => (
  <ListFields<Item<'benefits'>> {...props} name="Benefit" fresh={{ icon: 'check', title: '', text: '' }}>
    {(item, at, onChange) => (
      <>
        <Field label="Icon" errors={[props.errorAt(`items.${at}.icon`)]}>
          <Select
            value={item.icon}
            onChange={({ target }) =>
              onChange({ ...item, icon: BENEFIT_ICONS.find((icon) => icon === target.value) ?? item.icon })
            }
          >
            {BENEFIT_ICONS.map((icon) => (
              <option key={icon} value={icon}>
                {readable(icon)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Title" errors={[props.errorAt(`items.${at}.title`)]}>
          <TextInput
            value={item.title}
            onChange={({ target }) => onChange({ ...item, title: target.value })}
          />
        </Field>
        <Field label="Text" errors={[props.errorAt(`items.${at}.text`)]}>
          <TextArea
            value={item.text}
            rows={2}
            onChange={({ target }) => onChange({ ...item, text: target.value })}
          />
        </Field>
      </>
    )}
  </ListFields>
)

export const QuotesFields = (props: FieldsProps<'quotes'>) => (
  <ListFields<Item<'quotes'>> {...props} name="Quote" fresh={{ text: '', name: '', bike: '' }}>
    {(item, at, onChange) => (
      <>
        <Field label="What they say" errors={[props.errorAt(`items.${at}.text`)]}>
          <TextArea
            value={item.text}
            rows={2}
            onChange={({ target }) => onChange({ ...item, text: target.value })}
          />
        </Field>
        <Field label="Name" errors={[props.errorAt(`items.${at}.name`)]}>
          <TextInput
            value={item.name}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...item, name: target.value })}
          />
        </Field>
        <Field label="Bike" hint="Such as Nireeka Nyx." errors={[props.errorAt(`items.${at}.bike`)]}>
          <TextInput value={item.bike} onChange={({ target }) => onChange({ ...item, bike: target.value })} />
        </Field>
      </>
    )}
  </ListFields>
)

export const FaqFields = (props: FieldsProps<'faq'>) => (
  <ListFields<Item<'faq'>> {...props} name="Question" fresh={{ question: '', answer: '' }}>
    {(item, at, onChange) => (
      <>
        <Field label="Question" errors={[props.errorAt(`items.${at}.question`)]}>
          <TextInput
            value={item.question}
            onChange={({ target }) => onChange({ ...item, question: target.value })}
          />
        </Field>
        <Field label="Answer" errors={[props.errorAt(`items.${at}.answer`)]}>
          <TextArea
            value={item.answer}
            rows={3}
            onChange={({ target }) => onChange({ ...item, answer: target.value })}
          />
        </Field>
      </>
    )}
  </ListFields>
)
