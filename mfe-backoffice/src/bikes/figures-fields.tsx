import { Field, TextInput } from '@nireeka/ui'
import type { ComponentProps } from 'react'

import styles from './bikes.module.css'
import { METRIC_LABELS, OUR_METRICS, type OurMetric } from './metrics.ts'

interface Props {
  /** Returns the props of a figure's input: the form's `register`. */
  input: (metric: OurMetric) => ComponentProps<'input'>
  errors: ({ message?: string } & Partial<Record<OurMetric, { message?: string }>>) | undefined
}

/** Fields for the six figures of a bike or the differences of a part. */
export const FiguresFields = ({ input, errors }: Props) => (
  <>
    <div className={styles.figures}>
      {OUR_METRICS.map((metric) => (
        <Field key={metric} label={METRIC_LABELS[metric]} errors={[errors?.[metric]?.message]}>
          <TextInput inputMode="numeric" autoComplete="off" {...input(metric)} />
        </Field>
      ))}
    </div>
    {errors?.message ? (
      <p className={styles.error} role="alert">
        {errors.message}
      </p>
    ) : null}
  </>
)
