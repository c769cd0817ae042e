import { Button, Field, TextInput } from '@nireeka/ui'

import { onSubmit } from './on-submit.ts'
import { Section } from './section.tsx'
import styles from './checkout.module.css'
import { lookOf } from './section-state.ts'
import type { CheckoutForm } from './use-checkout.ts'

/** The section with the email address for news of the order. */
export const ContactSection = ({ form }: { form: CheckoutForm }) => (
  <Section
    name="contact"
    look={lookOf(form.sections, 'contact')}
    summary={form.draft.email}
    onChange={() => form.open('contact')}
  >
    <form className={styles.fields} onSubmit={onSubmit(() => form.settle('contact'))} noValidate>
      <Field label="Email" hint="We’ll send order updates here." errors={[form.problems['email']]}>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          value={form.draft.email}
          onChange={({ target }) => form.change({ email: target.value }, 'email')}
        />
      </Field>
      <Button type="submit" isBusy={form.code.isBusy}>
        Continue
      </Button>
    </form>
  </Section>
)
