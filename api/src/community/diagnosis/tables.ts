import type { DiagnosisArea, DiagnosisInput, DiagnosisKind } from '@nireeka/contracts/api'
import type { ColumnType, Generated } from 'kysely'

type Outcome = Omit<DiagnosisInput['outcomes'][number], 'parts'> & {
  /** The ids of products. */
  parts: number[]
}

/** A column that holds JSON, which is written as text. */
type Json<T> = ColumnType<T, string, string>

export interface DiagnosisTables {
  diagnosis_guides: {
    id: Generated<number>
    slug: string
    kind: DiagnosisKind
    code: string | null
    area: DiagnosisArea
    title: string
    summary: string
    words: string
    safety: string | null
    /** Whether the bike may be ridden meanwhile. */
    safe_to_ride: string | null
    /** Whether lists warn not to ride before it is repaired. */
    do_not_ride: Generated<boolean>
    /** How long the checks take, in minutes. */
    minutes: number | null
    checks: Json<DiagnosisInput['checks']>
    outcomes: Json<Outcome[]>
    is_published: Generated<boolean>
    /** Counts the changes by staff. */
    version: Generated<number>
    /** The idempotency key of the call that created it. */
    created_key: string | null
    updated_at: Generated<Date>
    /** The search index, which the database generates from code, title, words and summary. */
    search: ColumnType<string, never, never>
  }
}
