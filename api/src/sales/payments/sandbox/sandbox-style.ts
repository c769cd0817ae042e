/** The payment page's style sheet in the shop's look. The page may load nothing else, not even a font. */
export const SANDBOX_STYLE = `:root { color-scheme: light dark;
  --surface: light-dark(#faf8f4, #111412); --raised: light-dark(#fff, #1a1e1b); --hover: light-dark(#eeebe4, #252a26);
  --text: light-dark(#151815, #f3f1ec); --muted: light-dark(#4a4f4a, #b4b8b0); --line: light-dark(#dfdbd3, #2e342f);
  --line-strong: light-dark(#84877f, #767d75); --accent: light-dark(#2f4a3c, #a9ceb7);
  --accent-hover: light-dark(#1f3429, #c4e1cf); --accent-text: light-dark(#fff, #0f1c15);
  --notice: light-dark(#f6e8dd, #3a2a1f); --notice-text: light-dark(#74401f, #f0c3a3);
  --paypal: light-dark(#1d4580, #b5d0fb); --paypal-hover: light-dark(#143564, #d2e2fd);
  --paypal-text: light-dark(#fff, #0d1b33);
  --focus: light-dark(#1f5fbf, #9cc4ff); --shadow: 0 24px 64px light-dark(rgb(30 28 22 / 10%), rgb(0 0 0 / 45%)); }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; min-height: 100dvh; display: grid; grid-template-rows: auto 1fr; background: var(--surface);
  color: var(--text); font: 1.0625rem/1.6 Inter, system-ui, sans-serif; -webkit-font-smoothing: antialiased; }
.notice { padding: 0.75rem 1.25rem; background: var(--notice); color: var(--notice-text); font-size: 0.9375rem;
  line-height: 1.4; text-align: center; text-wrap: balance; }
.notice strong { font-weight: 640; }
main { align-self: center; justify-self: center; width: min(30rem, 100%); padding: 2rem 1.25rem; }
.sheet { display: grid; gap: 1.5rem; padding: 2rem; border-radius: 1.125rem; background: var(--raised);
  box-shadow: var(--shadow); }
.brand { display: flex; gap: 0.5rem; align-items: center; font-size: 0.9375rem; font-weight: 640; letter-spacing: -0.024em; }
.brand svg { width: 1.25rem; fill: none; stroke: var(--accent); stroke-width: 3; }
.brand span { margin-inline-start: auto; color: var(--muted); font-weight: 400; letter-spacing: 0; }
h1 { font-size: clamp(2.5rem, 2rem + 2.2vw, 3.25rem); font-weight: 640; line-height: 1.05; letter-spacing: -0.04em; text-wrap: balance;
  font-variant-numeric: tabular-nums; }
header { display: grid; gap: 0.375rem; }
header p { color: var(--muted); }
form { display: grid; gap: 0.75rem; }
nav ul { display: grid; grid-template-columns: 1fr 1fr; gap: 0.25rem; margin: 0; padding: 0.25rem; border-radius: 999px;
  background: var(--hover); list-style: none; }
nav a { display: flex; align-items: center; justify-content: center; min-height: 2.75rem; border-radius: 999px;
  color: var(--text); font-size: 0.9375rem; font-weight: 520; text-decoration: none; transition: background-color 120ms; }
nav a:hover { background: var(--line); }
nav a[aria-current] { background: light-dark(#fff, #414a43); box-shadow: 0 1px 3px light-dark(rgb(30 28 22 / 18%), rgb(0 0 0 / 50%)); }
.card, .wallet { display: grid; padding: 1.25rem 1.5rem; border-radius: 1.125rem; color: #fff; aspect-ratio: 1.72;
  max-height: 13.5rem; width: 100%; }
.card { grid-template: auto 1fr auto auto / 1fr auto; background: linear-gradient(140deg, #3c5a4b, #1c2f25 65%, #16261e); }
.card svg, .wallet svg { fill: none; stroke: #fff; stroke-width: 1.75; stroke-linecap: round; }
.card svg { grid-area: 1 / 2; width: 1.75rem; }
.card i { grid-area: 1 / 1; width: 2.5rem; aspect-ratio: 1.35; border-radius: 0.375rem;
  background: linear-gradient(135deg, #d99f76, #a86a45); }
.card b { grid-area: 3 / 1 / auto / span 2; margin-bottom: 0.625rem; font: 500 1.25rem/1 ui-monospace, monospace;
  letter-spacing: 0.06em; }
.card span { grid-row: 4; font-size: 0.9375rem; line-height: 1.3; }
.wallet { grid-template: auto 1fr auto auto auto / 1fr; background: linear-gradient(140deg, #24518f, #173a6c 60%, #0f2a52); }
.wallet svg { width: 2.5rem; }
.wallet b { grid-row: 3; font-size: 1.1875rem; font-weight: 600; line-height: 1.3; }
.wallet span, .wallet em { font-size: 0.9375rem; font-style: normal; line-height: 1.4; }
.wallet span { grid-row: 4; }
.wallet em { grid-row: 1; justify-self: end; align-self: center; grid-column: 1; }
.wallet svg { grid-area: 1 / 1; }
.hint { margin-bottom: 0.75rem; color: var(--muted); font-size: 0.9375rem; line-height: 1.45; }
button, a.pay { display: flex; align-items: center; justify-content: center; width: 100%; min-height: 2.75rem;
  padding: 0.5rem 1.5rem; border: 1px solid transparent; border-radius: 999px; background: none; color: var(--text);
  font: inherit; font-size: 0.9375rem; font-weight: 520; line-height: 1.25; text-align: center; text-decoration: none;
  cursor: pointer; transition: background-color 120ms, border-color 120ms; }
.pay, a.pay { min-height: 3.25rem; background: var(--accent); color: var(--accent-text); font-size: 1.0625rem; }
.pay:hover { background: var(--accent-hover); }
.by-paypal { background: var(--paypal); color: var(--paypal-text); }
.by-paypal:hover { background: var(--paypal-hover); }
fieldset { display: grid; gap: 0.25rem; padding: 0; border: 0; }
legend { padding: 0; font-weight: 520; }
label { display: flex; gap: 0.75rem; align-items: center; min-height: 2.75rem; font-size: 0.9375rem; line-height: 1.4; }
input { flex: none; width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--accent); }
.others { display: grid; gap: 0.5rem; }
.others button { border-color: var(--line-strong); }
.others button:hover { border-color: var(--text); background: var(--hover); }
.quiet { color: var(--accent); }
.quiet:hover { background: var(--hover); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.outcome { display: grid; gap: 0.25rem; padding-top: 1.5rem; border-top: 1px solid var(--line); line-height: 1.45; }
.outcome p:first-child { font-size: 1.1875rem; }
.outcome p + p { color: var(--muted); }
@media (width < 40rem) { body { background: var(--raised); } main { align-self: start; padding: 0; }
  .sheet { padding: 1.5rem 1.25rem; border-radius: 0; box-shadow: none; } }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
`
