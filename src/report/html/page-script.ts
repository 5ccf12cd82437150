/** The script of the page: opens and closes findings, and filters them by their text. */
export const pageScript = `
const findings = Array.from(document.querySelectorAll('.finding'));
const on = (id, event, action) => document.getElementById(id)?.addEventListener(event, action);
on('open', 'click', () => findings.forEach((finding) => { if (!finding.hidden) finding.open = true; }));
on('close', 'click', () => findings.forEach((finding) => { finding.open = false; }));
on('filter', 'input', (event) => {
  const wanted = event.target.value.toLowerCase();
  findings.forEach((finding) => { finding.hidden = !finding.textContent.toLowerCase().includes(wanted); });
});
const linked = document.getElementById(location.hash.slice(1));
if (linked) linked.open = true;
`;
