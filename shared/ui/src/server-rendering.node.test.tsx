import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import {
  Alert,
  Bar,
  Button,
  DataTable,
  Field,
  PageFrame,
  PageSkeleton,
  Picture,
  QuantityStepper,
  Rating,
  TextInput,
} from './index.ts'

test('a page is rendered without a browser, and with no style attribute that the security policy would refuse', () => {
  const html = renderToString(
    <PageFrame kind="catalogue" heading="Accessories">
      <Picture src={null} alt="Bell" ratio="1:1" />
      <Picture src="/pictures/nyx.webp" alt="Nyx" />
      <Bar label="Power" text="750 W" share={0.6} />
      <Rating value={3.5} count={2} />
      <Field label="Email">
        <TextInput />
      </Field>
      <QuantityStepper label="Quantity of Bell" value={1} onChange={() => undefined} />
      <DataTable caption="Orders" columns={[]} rows={[]} rowKey={String} empty="None" />
      <Alert tone="danger">No</Alert>
      <PageSkeleton kind="list" />
      <Button>Buy</Button>
    </PageFrame>,
  )
  expect(html).toContain('Accessories')
  expect(html).not.toContain('style=')
})
