import { isHttpError } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { Badge, Breadcrumbs, buttonClass, QueryView, Skeleton } from '@nireeka/ui'

import { BackOfficePage } from '../back-office-page.tsx'
import { readable } from '../labels.ts'
import { NotFound } from '../not-found.tsx'
import { useHeldFocus } from '../use-held-focus.ts'
import { EndButton } from './end-button.tsx'
import { type PromoCode, promoById } from './promo-code.api.ts'
import styles from './promo-codes.module.css'
import { PromoFormPart } from './promo-form.tsx'
import { STATUS_TONES, usesText } from './promo-texts.ts'
import { Uses } from './uses.tsx'

const isNoCode = (error: unknown) => isHttpError(error) && (error.status === 404 || error.status === 422)

export function PromoPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const query = useQuery(promoById(http, id))
  const promo = query.data
  const heading = promo ? promo.code : 'Promo code'
  useTitle(heading)
  if (query.isError && isNoCode(query.error)) return <NotFound />
  return (
    <BackOfficePage
      heading={heading}
      lead={promo ? <Lead promo={promo} /> : undefined}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: 'Promo codes', link: <Link to="/backoffice/promo-codes" /> },
            { label: promo?.code ?? id },
          ]}
        />
      }
    >
      <QueryView
        query={query}
        skeleton={<Skeleton kind="text" lines={12} />}
        failed="This promo code can’t be shown right now"
      >
        {(it) => (
          <>
            <Actions promo={it} />
            <PromoFormPart key={it.id} promo={it} />
            <Uses promo={it} />
          </>
        )}
      </QueryView>
    </BackOfficePage>
  )
}

function Actions({ promo }: { promo: PromoCode }) {
  const { place, hold } = useHeldFocus<HTMLAnchorElement>()
  return (
    <p className={styles.buttons}>
      <Link
        ref={place}
        className={buttonClass({ tone: 'secondary' })}
        to={`/backoffice/promo-codes/new?from=${promo.id}`}
      >
        Duplicate
      </Link>
      {promo.status === 'ended' ? null : <EndButton promo={promo} onEnded={hold} />}
    </p>
  )
}

const Lead = ({ promo }: { promo: PromoCode }) => (
  <span className={styles.buttons}>
    <Badge tone={STATUS_TONES[promo.status]}>{readable(promo.status)}</Badge> {usesText(promo)} uses
  </span>
)
