import { analyze } from '../../model/inference/analyze.js';
import { modelOf, type ProgramModel } from '../../model/program/json.js';
import { programTypes } from '../../model/program/program-hierarchy.js';
import type { Technique } from '../../model/technique.js';
import type { Injection, Subject, Wronged } from './fault.js';
import { privateMember } from './kinds/access.js';
import { bound } from './kinds/bounds.js';
import { resultType, variableType } from './kinds/declared-types.js';
import { ambiguousOverload, argumentCount, missingMember } from './kinds/members.js';
import { finalVariable, nullable, smartCast } from './kinds/statements.js';
import { typeArgument } from './kinds/type-arguments.js';
import { locate } from './locate.js';
import { surveyProgram } from './survey.js';

const injections: readonly Injection[] = [
  variableType,
  resultType,
  typeArgument,
  bound,
  privateMember,
  finalVariable,
  smartCast,
  nullable,
  missingMember,
  argumentCount,
  ambiguousOverload,
];

// A fault may not be possible at the place that chance picked, and be so at another.
const tries = 3;

/** Makes one thing of a well-typed program wrong, so that every compiler must reject it. */
export const technique: Technique = {
  id: 'overwrite',
  summary: 'makes one type wrong, so that the program must be rejected (Hephaestus, type overwriting)',
  needs: ['model'],
  changes: true,
  open({ language, parent }) {
    const { model } = language;
    if (!model || !parent) throw new Error('the technique overwrite needs programs of the model to change');
    return {
      ...(parent.variants && { variants: parent.variants }),
      make(random, variant = 0) {
        const draft = parent.make(random, variant);
        const { program, table } = draft.model as ProgramModel;
        const types = programTypes(program, model.profile, table);
        const subject: Subject = {
          ...types,
          program,
          profile: model.profile,
          analysis: analyze(program, model.profile, types.hierarchy),
          survey: surveyProgram(program),
          random: random.fork(`overwrite ${variant}`),
        };
        const wronged = inject(subject);
        if (!wronged) return { ...draft, trace: [...draft.trace, 'nothing could be made wrong'] };
        const files = model.print(wronged.program);
        const at = locate(model, draft.files, files, wronged);
        return {
          files,
          expectation: { kind: 'reject', reason: wronged.reason, ...(at && { at }) },
          trace: [...draft.trace, `made wrong: ${wronged.reason}`],
          model: modelOf(wronged.program, table),
        };
      },
    };
  },
};

function inject(subject: Subject): Wronged | undefined {
  const { profile, random } = subject;
  const left = injections.filter(({ fault }) => !profile.tolerates[fault]);
  while (left.length > 0) {
    const [injection] = left.splice(random.int(0, left.length - 1), 1);
    for (let i = 0; i < tries; i++) {
      const wronged = injection?.inject(subject);
      if (wronged) return wronged;
    }
  }
  return undefined;
}
