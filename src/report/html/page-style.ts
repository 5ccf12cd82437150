/** The style sheet of the page: light or dark as the reader's system is. */
export const pageStyle = `
:root { color-scheme: light dark; --back: #fff; --fore: #1c2024; --dim: #60646c; --edge: #d9dce1; --soft: #f4f5f7;
  --line: #2f6fdb; --red: #b3261e; --amber: #8a5a00; }
@media (prefers-color-scheme: dark) {
  :root { --back: #14171a; --fore: #e6e8eb; --dim: #9aa1a9; --edge: #343a41; --soft: #1d2126; --line: #7aa7f7;
    --red: #f2857d; --amber: #e0b155; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--fore); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 1200px; margin: 0 auto; padding: 24px 20px 60px; }
h1 { font-size: 22px; margin: 0 0 16px; }
h2 { font-size: 18px; margin: 32px 0 10px; }
h2 small { color: var(--dim); font-weight: 400; }
h3 { font-size: 14px; margin: 16px 0 4px; }
p { margin: 4px 0; }
code, pre { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 13px; }
code { overflow-wrap: anywhere; }
pre { margin: 0; padding: 10px; overflow: auto; max-height: 460px; background: var(--soft); border: 1px solid var(--edge);
  border-radius: 4px; tab-size: 4; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 12px 0; }
dt { color: var(--dim); }
dd { margin: 0; overflow-wrap: anywhere; }
table { border-collapse: collapse; }
th, td { text-align: left; padding: 3px 14px 3px 0; border-bottom: 1px solid var(--edge); vertical-align: top; }
th { color: var(--dim); font-weight: 400; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; }
.tiles { display: flex; flex-wrap: wrap; gap: 10px 32px; color: var(--dim); }
.tiles b { display: block; font-size: 24px; color: var(--fore); font-variant-numeric: tabular-nums; }
.charts { display: grid; grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); gap: 12px 24px; }
.chart { margin: 0; }
.chart svg { width: 100%; height: auto; }
.chart text { font-size: 10px; fill: var(--dim); }
.chart .left { text-anchor: end; }
.grid { stroke: var(--edge); }
.line { fill: none; stroke: var(--line); stroke-width: 1.5; }
.area { fill: var(--line); opacity: 0.12; }
.tools { margin-top: 32px; }
input, button { font: inherit; color: inherit; background: var(--soft); border: 1px solid var(--edge); border-radius: 4px;
  padding: 3px 10px; }
.finding { border-bottom: 1px solid var(--edge); padding: 6px 0; }
.finding[open] { padding-bottom: 20px; }
summary { cursor: pointer; overflow-wrap: anywhere; }
.badge { font-size: 12px; padding: 1px 7px; border: 1px solid var(--edge); border-radius: 9px; color: var(--dim); }
.witness, .fixed { color: var(--red); }
.belief { color: var(--amber); }
.file { color: var(--dim); font-size: 13px; margin: 8px 0 2px; }
.sides { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; }
.sides div { min-width: 0; }
@media (max-width: 800px) { .sides { grid-template-columns: 1fr; } }
@media print { .tools { display: none; } pre { max-height: none; } }
`;
