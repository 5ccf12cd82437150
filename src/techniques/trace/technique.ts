import { mustRun } from '../../core/expectation.js';
import type { Draft } from '../../core/test-program.js';
import { defineTechnique } from '../../model/technique.js';
import { createTracer } from '../../model/create-tracer.js';
import { settings } from './settings.js';
import { plainRecords } from './passes.js';

/** Has programs that run record what they do; nothing else about a program changes. */
export const technique = defineTechnique({
  id: 'trace',
  summary: 'programs that run print their basic blocks with the values of locals',
  needs: ['trace', 'syntax', 'analyzer'],
  changes: true,
  compares: 'compilers',
  runs: true,
  settings,
  passes: ({ trace }) => (trace ? [plainRecords(trace)] : []),
  open({ language, parent }) {
    if (!parent) throw new Error('the technique trace needs programs to change');
    const tracer = createTracer(language);
    return {
      ...(parent.variants !== undefined && { variants: parent.variants }),
      prepare: async () => parent.prepare?.(),
      async make(random, variant, index) {
        const draft = await parent.make(random, variant, index);
        // A driver prints what a program computes in its own way.
        if (!mustRun(draft.expectation) || draft.driver) return draft;
        const traced = await tracer.trace(draft.files);
        if (traced.kind === 'refused') return { ...draft, trace: [...draft.trace, `not traced: ${traced.why}`] };
        return tracedDraft(draft, traced.program);
      },
      async close() {
        await tracer.close();
        await parent.close?.();
      },
    };
  },
});

// What is printed of the model would have no records.
function tracedDraft(draft: Draft, program: Pick<Draft, 'files' | 'driver'>): Draft {
  const { expectation, trace, libraries, material } = draft;
  return {
    ...program,
    parent: draft,
    expectation,
    ...(libraries && { libraries }),
    ...(material !== undefined && { material }),
    trace: [...trace, 'prints its basic blocks with the values of locals'],
  };
}
