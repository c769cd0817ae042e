import type { Stories } from '../story.ts'
import { Bar } from './bar.tsx'

export const stories: Stories = {
  Half: () => <Bar label="Power" text="500 W" share={0.5} />,
  Empty: () => <Bar label="Suspension travel" text="0 mm" share={0} />,
  Full: () => <Bar label="Range" text="180 km" share={1} />,
  'Better than before': () => (
    <Bar
      label="Range"
      text="112 km"
      share={0.51}
      shareBefore={0.41}
      change={{ text: '+22 km', isBetter: true }}
    />
  ),
  'Worse than before': () => (
    <Bar
      label="Weight"
      text="24 kg"
      share={0.75}
      shareBefore={0.7}
      change={{ text: '+1.6 kg', isBetter: false }}
    />
  ),
  'Long text': () => (
    <Bar
      label="Range with a rider of 75 kg, on even ground, at 20 °C"
      text="between 90 and 120 km"
      share={0.7}
    />
  ),
}
