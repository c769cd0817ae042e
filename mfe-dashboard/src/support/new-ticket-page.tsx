import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useSearchParams } from '@nireeka/kit/router'

import { SubPage } from '../sub-page.tsx'
import { Waiting } from '../waiting.tsx'
import { NewTicketForm } from './new-ticket-form.tsx'
import { ticketById } from './support.api.ts'
import { SUPPORT } from './support-path.ts'

/**
 * The page that opens a ticket. `?from=12` continues a closed ticket, `?order=7` is about an order and `?bike=7` about a
 * bike of the member's; `?subject=…&text=…` begin the message.
 */
export function NewTicketPage() {
  useTitle('New ticket')
  const { http } = usePlatform()
  const [query] = useSearchParams()
  const fromId = idIn(query.get('from'))
  const from = useQuery({ ...ticketById(http, String(fromId)), enabled: fromId !== null })

  return (
    <SubPage
      parent={SUPPORT}
      heading="New ticket"
      lead="Tell us what it’s about. You’ll get a ticket number right away, and an answer within one working day."
    >
      {from.isLoading ? (
        <Waiting lines={6} />
      ) : (
        // If the closed ticket can't be loaded, a new one can still be opened.
        <NewTicketForm
          from={from.data ?? null}
          orderId={idIn(query.get('order'))}
          orderBikeId={idIn(query.get('bike'))}
          subject={query.get('subject') ?? ''}
          text={query.get('text') ?? ''}
        />
      )}
    </SubPage>
  )
}

const idIn = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)
