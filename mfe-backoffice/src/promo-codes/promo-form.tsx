import { useQueryClient } from '@nireeka/kit/query'
import { useNavigate } from '@nireeka/kit/router'

import { EditForm } from '../form/edit-form.tsx'
import { useEditForm } from '../form/use-edit-form.ts'
import { listKey } from '../list/list-query.ts'
import { usePlatform } from '@nireeka/kit'
import { EffectSection, FixedEffect } from './effect-section.tsx'
import { LimitsSection } from './limits-section.tsx'
import { type PromoCode, promoById, PromoForm, readPromo, savePromo } from './promo-code.api.ts'
import { toValues } from './promo-values.ts'
import { TextsSection } from './texts-section.tsx'

interface Props {
  /** The stored code; null for a new one. */
  promo: PromoCode | null
  /** A code that a new one begins as. */
  template?: PromoCode | null
}

const LABELS = { max: 'Maximum discount', min: 'Minimum spend', isFirstOrderOnly: 'First order only' }

export type PromoFormState = ReturnType<typeof usePromoForm>

function usePromoForm({ promo, template = null }: Props) {
  const { http } = usePlatform()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useEditForm({
    schema: PromoForm,
    stored: promo,
    toValues: (stored: PromoCode | null) => toValues(stored, template),
    save: (_http, body) => savePromo(http, promo?.id ?? null, body),
    read: promo ? () => readPromo(http, promo.id) : undefined,
    onStored: (stored, isSaved) => {
      queries.setQueryData(promoById(http, String(stored.id)).queryKey, stored)
      if (isSaved) void queries.invalidateQueries({ queryKey: listKey('promo-codes') })
      if (!promo) void navigate(`/backoffice/promo-codes/${stored.id}`, { replace: true })
    },
    saved: 'Promo code saved.',
  })
}

/** Edits a promo code, or makes one. What a used code takes off stays as it is. */
export function PromoFormPart({ promo, template }: Props) {
  const form = usePromoForm({ promo, template })
  return (
    <EditForm name="Promo code" form={form} labels={LABELS}>
      {promo && promo.uses > 0 ? <FixedEffect promo={promo} /> : <EffectSection form={form} />}
      <TextsSection form={form} />
      <LimitsSection form={form} />
    </EditForm>
  )
}
