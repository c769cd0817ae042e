/** The dev inbox's style sheet in the shop's look. It is inline here, so that the pages need no build. */
export const MAILBOX_STYLE = `:root { color-scheme: light dark;
  --surface: light-dark(#faf8f4, #111412); --raised: light-dark(#fff, #1a1e1b); --hover: light-dark(#eeebe4, #252a26);
  --text: light-dark(#151815, #f3f1ec); --muted: light-dark(#4a4f4a, #b4b8b0); --line: light-dark(#dfdbd3, #2e342f);
  --accent: light-dark(#2f4a3c, #a9ceb7); --focus: light-dark(#1f5fbf, #9cc4ff); }
* { box-sizing: border-box; margin: 0; }
body { background: var(--surface); color: var(--text); font: 1.0625rem/1.6 Inter, system-ui, sans-serif; }
main { display: grid; gap: 1.5rem; width: min(52rem, 100%); margin-inline: auto; padding: 2rem 1.25rem 4rem; }
main > * { min-width: 0; }
h1 { font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem); font-weight: 640; line-height: 1.15; letter-spacing: -0.03em;
  overflow-wrap: anywhere; }
a { color: var(--accent); }
.back a { display: inline-flex; align-items: center; min-height: 2.75rem; }
.lead, .empty, time, dt, li span { color: var(--muted); }
ol { display: grid; padding: 0; border-top: 1px solid var(--line); list-style: none; }
li { border-bottom: 1px solid var(--line); }
li a { display: grid; gap: 0 1.5rem; padding: 0.875rem 0.75rem; color: var(--text); text-decoration: none;
  overflow-wrap: anywhere; }
li a:hover { background: var(--hover); }
time { font-size: 0.9375rem; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; overflow-wrap: anywhere; }
iframe { width: 100%; height: 44rem; border: 1px solid var(--line); border-radius: 1.125rem; background: var(--raised); }
summary { min-height: 2.75rem; padding-block: 0.5rem; cursor: pointer; }
pre { overflow: auto; padding: 1rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--raised);
  font: 0.875rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
@media (width >= 40rem) { li a { grid-template-columns: 1fr auto; } li strong { grid-column: 1 / -1; } }
`
