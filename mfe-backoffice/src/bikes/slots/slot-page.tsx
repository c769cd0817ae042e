import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useNavigate, useParams } from '@nireeka/kit/router'
import { Breadcrumbs, Button } from '@nireeka/ui'

import { BackOfficePage } from '../../back-office-page.tsx'
import styles from '../bikes.module.css'
import { CatalogueItemPage } from '../catalogue-item-page.tsx'
import { useCatalogueChange } from '../use-catalogue-change.ts'
import { SlotForm } from './slot-form.tsx'
import { deleteSlot, type Slot, slotById } from './slots.api.ts'

const AREA = { label: 'Slots', path: '/backoffice/slots' }

export function SlotPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const query = useQuery(slotById(http, id))
  return (
    <CatalogueItemPage
      area={AREA}
      title={query.data?.title ?? 'Slot'}
      query={query}
      actions={(slot) => (slot.partCount === 0 ? <Deletion slot={slot} /> : null)}
    >
      {(slot) => (
        <div key={slot.id} className={styles.stack}>
          <UsedBy slot={slot} />
          <SlotForm slot={slot} />
        </div>
      )}
    </CatalogueItemPage>
  )
}

const UsedBy = ({ slot: { id, partCount } }: { slot: Slot }) =>
  partCount === 0 ? (
    <p>This slot has no parts yet. Riders see it as soon as it has a published part.</p>
  ) : (
    <p>
      <Link to={`/backoffice/parts?slot=${id}`}>{partCount === 1 ? '1 part' : `${partCount} parts`}</Link>
    </p>
  )

function Deletion({ slot }: { slot: Slot }) {
  const { http, confirm } = usePlatform()
  const navigate = useNavigate()
  const { press, isBusy } = useCatalogueChange({
    queryKey: slotById(http, String(slot.id)).queryKey,
    lists: ['slots'],
  })
  async function remove() {
    if (!(await confirm(questionOf(slot)))) return
    const isDone = await press({ make: (by) => deleteSlot(by, slot), done: `${slot.title} is deleted.` })
    if (isDone) void navigate(AREA.path)
  }
  return (
    <Button size="small" tone="secondary" isBusy={isBusy} onClick={() => void remove()}>
      Delete
    </Button>
  )
}

const questionOf = ({ title }: Slot) => ({
  kind: 'alert' as const,
  title: `Delete the slot “${title}”?`,
  text: 'It has no parts.',
  confirm: 'Delete slot',
  cancel: 'Keep it',
  isDangerous: true,
})

export function NewSlotPage() {
  useTitle('New slot')
  const breadcrumbs = [{ label: AREA.label, link: <Link to={AREA.path} /> }, { label: 'New slot' }]
  return (
    <BackOfficePage heading="New slot" breadcrumbs={<Breadcrumbs items={breadcrumbs} />}>
      <SlotForm slot={null} />
    </BackOfficePage>
  )
}
