import type { DiagnosisArea, DiagnosisOutcomeKind } from '@nireeka/contracts/api'

import { textOf } from '../form/field-texts.ts'
import type { CheckValues, GuideValues, OutcomeValues } from './diagnosis.api.ts'

export const AREA_LABELS: Readonly<Record<DiagnosisArea, string>> = {
  battery: 'Battery and charger',
  motor: 'Motor',
  display: 'Display, app and lights',
  brakes: 'Brakes',
  drivetrain: 'Chain, belt and gears',
  wheels: 'Wheels and tyres',
  frame: 'Frame, steering and saddle',
}

export const OUTCOME_LABELS: Readonly<Record<DiagnosisOutcomeKind, string>> = {
  solved: 'Solved',
  part: 'Spare part',
  workshop: 'Workshop visit',
  ticket: 'Support ticket',
}

export const toOptions = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }))

/** Returns what an answer leads to, as a person reads it. */
export function placeOf(key: string, { checks, outcomes }: Pick<GuideValues, 'checks' | 'outcomes'>): string {
  const check = checks.findIndex((it) => it.key === key)
  if (check >= 0) return `Check ${check + 1}: ${checks[check]?.question}`
  const outcome = outcomes.find((it) => it.key === key)
  return outcome ? `${OUTCOME_LABELS[outcome.kind]}: ${outcome.title}` : 'Nowhere'
}

/** Returns checks and outcomes of two versions as a person compares them; undefined for other fields. */
export function showGuideField(field: string, value: unknown): string | undefined {
  if (field === 'checks') {
    return (value as CheckValues[])
      .map(({ question, help, answers }) => {
        const leads = answers.map(({ label, to }) => `${label} → ${to}`).join('; ')
        return `${question} ${help} (${leads})`
      })
      .join(' / ')
  }
  if (field === 'outcomes') {
    return (value as OutcomeValues[])
      .map(({ kind, title, text, parts }) => [OUTCOME_LABELS[kind], title, text, ...parts].join(' · '))
      .join(' / ')
  }
  return field === 'area' ? AREA_LABELS[value as DiagnosisArea] : textOf(value)
}
