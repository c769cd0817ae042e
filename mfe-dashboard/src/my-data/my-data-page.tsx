import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { StepUp } from '@nireeka/kit/step-up'
import { loadPasswordDialog, QueryView } from '@nireeka/ui'

import { AccountPage } from '../account-page.tsx'
import { SettingsPart } from '../settings/settings-part.tsx'
import { Waiting } from '../waiting.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { ExportState } from './export-state.tsx'
import { HeldPart } from './held-part.tsx'
import { myData } from './my-data.api.ts'

/** The page on which a member gets everything that is stored about them, and deletes the account. */
export function MyDataPage() {
  useTitle('My data')
  const { http } = usePlatform()
  return (
    <StepUp loadDialog={loadPasswordDialog}>
      <AccountPage heading="My data" lead="See and download the data we hold about you.">
        <QueryView
          query={useQuery(myData(http))}
          skeleton={<Waiting />}
          failed="Your data can’t be shown right now"
        >
          {({ file, blockers }) => (
            <>
              <HeldPart />
              <SettingsPart
                id="export"
                title="Download your data"
                lead="Your profile, orders, bikes, messages, posts and reviews as JSON files, with your invoices as PDF files and the pictures and documents you sent us, in one ZIP file. Passwords and keys are left out. It usually takes a few minutes, and we email you when it’s ready."
              >
                <ExportState state={file} />
              </SettingsPart>
              <SettingsPart
                id="delete"
                title="Delete your account"
                lead="We delete it 14 days after you ask. Until then you can change your mind."
              >
                <DeleteAccount blockers={blockers} />
              </SettingsPart>
            </>
          )}
        </QueryView>
      </AccountPage>
    </StepUp>
  )
}
