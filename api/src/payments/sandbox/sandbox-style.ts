/** The payment page's own look: it belongs to the provider, not to the shop. */
export const SANDBOX_STYLE = `:root { color-scheme: light dark; --ground: #eef0f3; --sheet: #fff; --text: #16181d; --soft: #5a606b;
  --line: #d5d9e0; --act: #1f4fd8; --act-text: #fff; --warn: #fff3d1; --warn-text: #5c4300; }
@media (prefers-color-scheme: dark) { :root { --ground: #14161a; --sheet: #1d2026; --text: #f1f2f4; --soft: #a9afba;
  --line: #363b45; --act: #8fb0ff; --act-text: #0c1533; --warn: #3d3110; --warn-text: #ffe6a6; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--ground);
  color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { width: min(420px, 100%); padding: 24px; border: 1px solid var(--line); border-radius: 16px; background: var(--sheet); }
.notice { margin: 0 0 24px; padding: 12px 16px; border-radius: 8px; background: var(--warn); color: var(--warn-text); }
header p { margin: 0; color: var(--soft); }
h1 { margin: 4px 0; font-size: 40px; line-height: 1.1; letter-spacing: -0.02em; }
form { display: grid; gap: 12px; margin-top: 24px; }
.card { display: grid; align-content: space-between; aspect-ratio: 1.7; padding: 20px; margin-bottom: 4px;
  border-radius: 12px; background: linear-gradient(135deg, #23345f, #4864a8); color: #fff; }
.card b { font: 500 20px/1 ui-monospace, monospace; letter-spacing: 0.06em; }
button, a.pay { display: block; width: 100%; min-height: 48px; padding: 12px 16px; border: 1px solid var(--line);
  border-radius: 10px; background: none; color: var(--text); font: inherit; font-weight: 600; text-align: center;
  text-decoration: none; cursor: pointer; }
.pay, a.pay { border-color: var(--act); background: var(--act); color: var(--act-text); }
.quiet { border-color: transparent; color: var(--soft); }
button:hover, a.pay:hover { filter: brightness(1.06); }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
.outcome { margin: 24px 0; font-size: 18px; }
`
