const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Inline styles for emails in the light theme of shared/ui's tokens. */
export const STYLES = {
  body: 'margin:0;padding:0;background:#faf8f4',
  preview: 'display:none;max-height:0;overflow:hidden',
  ground: 'background:#faf8f4',
  brand: `${FONT};padding:0 4px 20px;color:#2f4a3c;font-size:20px;font-weight:700;letter-spacing:-0.5px`,
  sheet: 'padding:32px 28px 16px;background:#ffffff;border:1px solid #dfdbd3;border-radius:16px',
  heading: `${FONT};margin:0 0 20px;color:#151815;font-size:26px;line-height:1.2;font-weight:650;letter-spacing:-0.6px`,
  subheading: `${FONT};margin:28px 0 12px;color:#151815;font-size:20px;line-height:1.3;font-weight:650`,
  text: `${FONT};margin:0 0 20px;color:#151815;font-size:16px;line-height:1.6;overflow-wrap:anywhere`,
  list: `${FONT};margin:0 0 20px;padding:0 0 0 24px;color:#151815;font-size:16px;line-height:1.6;overflow-wrap:anywhere`,
  small: `${FONT};margin:0 0 20px;color:#4a4f4a;font-size:14px;line-height:1.55;overflow-wrap:anywhere`,
  quote: `${FONT};margin:0 0 24px;padding:4px 0 4px 16px;border-left:3px solid #a86a45;color:#151815;font-size:16px;line-height:1.6;overflow-wrap:anywhere`,
  button: 'background:#2f4a3c;border-radius:999px',
  label: `${FONT};display:inline-block;padding:14px 28px;color:#ffffff;font-size:16px;line-height:1.25;font-weight:600;text-decoration:none`,
  rows: 'margin:0 0 24px;border-collapse:collapse',
  cell: `${FONT};padding:8px 0;color:#151815;font-size:16px;line-height:1.45;vertical-align:top;`,
  first: 'border-top:1px solid #dfdbd3;padding-top:14px;',
  sum: 'font-weight:700;',
  price: 'white-space:nowrap;overflow-wrap:normal;',
  amount: 'padding-left:16px;font-variant-numeric:tabular-nums;',
  items: 'margin:0 0 18px;border-collapse:collapse',
  item: `${FONT};padding:12px 0 4px;color:#151815;font-size:16px;line-height:1.45;font-weight:600;vertical-align:middle;overflow-wrap:anywhere;`,
  detail: `${FONT};padding:2px 0;color:#4a4f4a;font-size:14px;line-height:1.5;overflow-wrap:anywhere`,
  part: 'color:#151815',
  wide: 'padding:8px 0 0',
  beside: 'padding:12px 14px 4px 0;vertical-align:middle',
  // The font and colours are those of the words that stand in the place of a picture that isn't loaded.
  picture: `${FONT};display:block;border:0;border-radius:10px;background:#efece5;color:#4a4f4a;font-size:14px;line-height:1.4;`,
  fluid: 'width:100%;max-width:502px;height:auto',
  fixed: 'width:72px;height:45px;font-size:10px;overflow:hidden',
  foot: `${FONT};padding:20px 4px 0;color:#4a4f4a;font-size:13px;line-height:1.6`,
  link: 'color:#2f4a3c;text-decoration:underline',
}

/** The style sheet with the dark theme for mail programs that support it; it has to override the inline styles. */
export const LETTER_STYLE = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
.ground { background: #111412 !important; }
.sheet { background: #1a1e1b !important; border-color: #2e342f !important; }
.line { border-color: #2e342f !important; }
.ink { color: #f3f1ec !important; }
.muted { color: #b4b8b0 !important; }
.brand, .link { color: #a9ceb7 !important; }
.picture { background: #2a302c !important; color: #b4b8b0 !important; }
.quote { border-color: #d99f76 !important; }
.button { background: #a9ceb7 !important; }
.label { color: #0f1c15 !important; }
}
@media (max-width: 480px) {
.margin { padding: 16px 8px !important; }
.sheet { padding: 24px 20px 8px !important; }
}`
