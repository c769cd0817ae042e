import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useStream, useTitle } from '@nireeka/kit'
import { useMutation, useQuery, useQueryClient } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Alert, Breadcrumbs, Button, Checkbox, Field, PageFrame, QueryView, TextInput } from '@nireeka/ui'
import { type FormEvent, useState } from 'react'

import { authorPath } from '../author/author.api.ts'
import { saveShown, type Shown, shown } from './settings.api.ts'
import styles from './settings.module.css'

const MAX_ABOUT = 300

export function SettingsPage() {
  useTitle('Forum settings')
  const { http, session$ } = usePlatform()
  const session = useStream(session$)
  return (
    <PageFrame
      kind="reading"
      heading="Forum settings"
      lead="What others see about you on your author page. Your user name and picture are always there."
      breadcrumbs={<Breadcrumbs items={[{ label: 'Forum', link: <Link to="/forum/1" /> }]} />}
    >
      <QueryView
        query={useQuery(shown(http))}
        skeleton="text"
        failed="Your settings can’t be shown right now"
      >
        {(saved) => <ShownForm saved={saved} />}
      </QueryView>
      <p>
        You choose your notifications and emails in{' '}
        <Link to="/dashboard/settings#notifications">your account’s settings</Link>.
      </p>
      {session.status === 'member' ? (
        <p>
          <Link to={authorPath(session.user)}>See your author page</Link>, which appears once you’ve posted
          something.
        </p>
      ) : null}
    </PageFrame>
  )
}

function ShownForm({ saved }: { saved: Shown }) {
  const { http, notify } = usePlatform()
  const client = useQueryClient()
  const [chosen, setChosen] = useState(saved)
  const saving = useMutation({
    mutationFn: () => saveShown(http, chosen),
    onSuccess: async () => {
      notify('success', 'Settings saved.')
      await client.invalidateQueries({ queryKey: shown(http).queryKey })
      await client.invalidateQueries({ queryKey: ['forum-author'] })
    },
  })
  const choose = (part: Partial<Shown>) => setChosen({ ...chosen, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {saving.error ? <Alert tone="danger">{messageOf(saving.error, TEXTS.unreachable)}</Alert> : null}
      <Field label="About you" hint="One line below your name. Leave it empty to show none.">
        <TextInput
          value={chosen.about}
          maxLength={MAX_ABOUT}
          onChange={({ target }) => choose({ about: target.value })}
        />
      </Field>
      <Checkbox
        label="Show my bikes"
        hint="Model and colour of the bikes we’ve delivered to you."
        checked={chosen.showsBikes}
        onChange={({ target }) => choose({ showsBikes: target.checked })}
      />
      <Checkbox
        label="Show how many likes I received"
        checked={chosen.showsLikes}
        onChange={({ target }) => choose({ showsLikes: target.checked })}
      />
      <Button type="submit" isBusy={saving.isPending}>
        Save
      </Button>
    </form>
  )
}
