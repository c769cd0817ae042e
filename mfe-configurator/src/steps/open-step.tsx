import { BuilderContext } from '../bike-build/builder-context.ts'
import type { Builder } from '../bike-build/builder.ts'
import { ColourStep } from '../colour/colour-step.tsx'
import { SizeStep } from '../size/size-step.tsx'
import { STEP_PAGES } from './step-pages.ts'
import { StepPanel } from './step-panel.tsx'
import type { Step } from './steps.ts'

const LEADS: Record<Step, string> = {
  size: 'Choose the one that matches your height.',
  colour: 'Some colours take a little longer than others.',
  components: 'Wheels, brakes and fit.',
  upgrades: 'Power and display.',
  accessories: 'Add as many as you like.',
  summary: 'Everything on your bike, and what it adds up to.',
}

interface Props {
  builder: Builder
  step: Step
}

/** Renders the open step. Size and colour are part of the page's code; the other steps have their own chunks. */
export const OpenStep = ({ builder, step }: Props) => (
  <StepPanel bike={builder.bike} step={step} lead={LEADS[step]}>
    {step === 'size' ? <SizeStep builder={builder} /> : null}
    {step === 'colour' ? <ColourStep builder={builder} /> : null}
    {step !== 'size' && step !== 'colour' ? <LaterStep builder={builder} step={step} /> : null}
  </StepPanel>
)

function LaterStep({ builder, step }: { builder: Builder; step: keyof typeof STEP_PAGES }) {
  const StepPage = STEP_PAGES[step]
  return (
    <BuilderContext value={builder}>
      <StepPage />
    </BuilderContext>
  )
}
