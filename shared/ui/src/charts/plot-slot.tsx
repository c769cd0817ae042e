import { type ComponentType, useEffect, useState } from 'react'

import { Button } from '../button/button.tsx'
import { Skeleton } from '../page/skeleton.tsx'
import { type ChartPoint, isEmpty } from './chart-data.ts'
import type { ChartKind, ChartProps } from './chart-frame.tsx'
import styles from './chart.module.css'
import { plotCode } from './plot-code.ts'
import type { PlotProps } from './plot/plot.tsx'

interface Props extends Pick<ChartProps, 'series' | 'data' | 'empty'> {
  kind: ChartKind
  label: string
}

/** A box with the chart's height, whatever is in it, so that nothing moves when the chart appears. */
export const PlotSlot = (props: Props) => (
  <div className={styles.plot}>
    <Content {...props} />
  </div>
)

function Content({ data, empty, ...rest }: Props) {
  if (data.status === 'loading') return <Waiting />
  if (data.status === 'failed') return <Trouble text={data.message} onRetry={data.onRetry} />
  if (isEmpty(data.points)) return <p className={styles.note}>{empty}</p>
  return <Drawing {...rest} points={data.points} />
}

type Code = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; Plot: ComponentType<PlotProps> }

const toCode = (Plot: ComponentType<PlotProps> | null): Code =>
  Plot ? { status: 'ready', Plot } : { status: 'loading' }

function Drawing(props: Omit<Props, 'data' | 'empty'> & { points: readonly ChartPoint[] }) {
  const [code, setCode] = useState<Code>(() => toCode(plotCode.ready()))
  const isLoading = code.status === 'loading'

  useEffect(() => {
    if (!isLoading) return
    plotCode.load().then(
      (Plot) => setCode(toCode(Plot)),
      () => setCode({ status: 'failed' }),
    )
  }, [isLoading])

  if (code.status === 'ready') return <code.Plot {...props} />
  if (isLoading) return <Waiting />
  return (
    <Trouble
      text="The chart couldn’t be drawn, but here are its figures."
      onRetry={() => setCode({ status: 'loading' })}
    />
  )
}

const Waiting = () => (
  <>
    <output className="visually-hidden">Loading…</output>
    <Skeleton />
  </>
)

const Trouble = ({ text, onRetry }: { text: string; onRetry?: () => void }) => (
  <div className={styles.note} role="alert">
    <p>{text}</p>
    {onRetry ? (
      <Button tone="secondary" size="small" onClick={onRetry}>
        Try again
      </Button>
    ) : null}
  </div>
)
