import { describe, expect, test } from 'vitest';
import type { Driver } from '../core/driver.js';
import type { Expectation } from '../core/expectation.js';
import type { Observation, Outcome } from '../core/outcome.js';
import { signatureText } from '../core/signature.js';
import type { Verdict } from '../core/verdict.js';
import { judge } from './judge.js';

const files = [{ path: 'main.ts', text: 'let a = 1;\n' }];
const accepted: Outcome = { kind: 'accepted' };
const rejected: Outcome = {
  kind: 'rejected',
  diagnostics: [{ at: { file: 'main.ts', line: 1, column: 1 }, code: 'A', message: '' }],
};
const crashed: Outcome = { kind: 'crashed', stack: 'TypeError: x\n    at f (/x.js:1:2)\n' };
const timedOut: Outcome = { kind: 'timedOut' };
const outOfMemory: Outcome = { kind: 'outOfMemory' };
const toolFailed: Outcome = { kind: 'toolFailed', message: 'no disk' };
const outcomes = { accepted, rejected, crashed, timedOut, outOfMemory, toolFailed };

const subject = (outcome: Outcome, version = '7.0.2'): Observation => ({
  target: `typescript@${version}:default`,
  reference: false,
  outcome,
});
const reference = (outcome: Outcome, version = '6.0.3'): Observation => ({
  ...subject(outcome, version),
  reference: true,
});

const accept: Expectation = { kind: 'accept' };
const reject: Expectation = { kind: 'reject', reason: 'a swapped type' };
const agree: Expectation = { kind: 'agree' };
const anyOf = (...options: Expectation[]): Expectation => ({ kind: 'anyOf', options });

function verdictOf(expectation: Expectation, ...observations: Observation[]): Verdict {
  const [first] = judge({ files, expectation }, observations, []);
  return (first as { verdict: Verdict }).verdict;
}

const short = (verdict: Verdict) =>
  verdict.kind === 'bug' ? `${verdict.signature.symptom}, ${verdict.evidence}` : verdict.kind;

describe('what is said of a target', () => {
  const nothing = { crashed: 'crash, witness', toolFailed: 'inconclusive' };
  // What the program expects, what the reference did, and what is said then of each outcome.
  test.each<[string, Expectation, keyof typeof outcomes, Partial<Record<keyof typeof outcomes, string>>]>([
    [
      'accept',
      accept,
      'accepted',
      {
        accepted: 'pass',
        rejected: 'wrongReject, disagreement',
        timedOut: 'hang, disagreement',
        outOfMemory: 'outOfMemory, disagreement',
      },
    ],
    [
      'accept',
      accept,
      'rejected',
      { accepted: 'pass', rejected: 'wrongReject, belief', timedOut: 'hang, disagreement' },
    ],
    [
      'accept',
      accept,
      'crashed',
      { accepted: 'pass', rejected: 'wrongReject, belief', timedOut: 'inconclusive', outOfMemory: 'inconclusive' },
    ],
    ['reject', reject, 'accepted', { accepted: 'wrongAccept, belief', rejected: 'pass' }],
    ['reject', reject, 'rejected', { accepted: 'wrongAccept, disagreement', rejected: 'pass' }],
    ['reject', reject, 'toolFailed', { accepted: 'wrongAccept, belief', rejected: 'pass', timedOut: 'inconclusive' }],
    [
      'agree',
      agree,
      'accepted',
      { accepted: 'pass', rejected: 'wrongReject, disagreement', timedOut: 'hang, disagreement' },
    ],
    [
      'agree',
      agree,
      'rejected',
      { accepted: 'wrongAccept, disagreement', rejected: 'pass', outOfMemory: 'outOfMemory, disagreement' },
    ],
    ['agree', agree, 'crashed', { accepted: 'inconclusive', rejected: 'inconclusive', timedOut: 'inconclusive' }],
    [
      'agree',
      agree,
      'timedOut',
      { accepted: 'inconclusive', rejected: 'inconclusive', timedOut: 'inconclusive', outOfMemory: 'inconclusive' },
    ],
    ['agree', agree, 'toolFailed', { accepted: 'inconclusive', rejected: 'inconclusive' }],
    [
      'accept or reject',
      anyOf(accept, reject),
      'accepted',
      { accepted: 'pass', rejected: 'pass', timedOut: 'hang, disagreement' },
    ],
    ['reject or agree', anyOf(reject, agree), 'rejected', { accepted: 'wrongAccept, disagreement', rejected: 'pass' }],
    ['reject or agree', anyOf(reject, agree), 'crashed', { accepted: 'inconclusive', rejected: 'pass' }],
    ['nothing', anyOf(), 'accepted', { accepted: 'inconclusive', rejected: 'inconclusive' }],
  ])('when a program expects %s and the reference %s', (_, expectation, other, said) => {
    const table = { ...nothing, ...said };
    const actual = Object.keys(table).map((kind) => [
      kind,
      short(verdictOf(expectation, subject(outcomes[kind as keyof typeof outcomes]), reference(outcomes[other]))),
    ]);
    expect(Object.fromEntries(actual)).toEqual(table);
  });

  test('names the bug', () => {
    const signature = (expectation: Expectation, outcome: Outcome, other: Outcome) => {
      const verdict = verdictOf(expectation, subject(outcome), reference(other));
      return verdict.kind === 'bug' ? signatureText(verdict.signature) : verdict.kind;
    };
    expect(signature(agree, crashed, accepted)).toBe('crash: TypeError in f');
    expect(signature(accept, rejected, accepted)).toBe('wrongReject: A at let name');
    expect(signature(accept, { kind: 'rejected', diagnostics: [] }, accepted)).toBe(
      'wrongReject: without a diagnostic',
    );
    expect(signature(reject, accepted, rejected)).toBe('wrongAccept: a swapped type');
    expect(signature(agree, accepted, rejected)).toBe('wrongAccept: missing A at let name');
    expect(signature(agree, timedOut, rejected)).toBe('hang');
    expect(signature(accept, outOfMemory, accepted)).toBe('outOfMemory');
  });

  test('is surer when a newer version of the same compiler does as expected', () => {
    const newer = reference(accepted, '7.1.0-dev.20260903.1');
    expect(short(verdictOf(accept, subject(rejected), newer))).toBe('wrongReject, fixed');
    expect(short(verdictOf(agree, subject(timedOut), newer))).toBe('hang, fixed');
    expect(short(verdictOf(agree, subject(rejected), reference(accepted), subject(accepted, '7.1.0')))).toBe(
      'wrongReject, fixed',
    );
    expect(short(verdictOf(agree, subject(rejected), reference(accepted), subject(rejected, '7.1.0')))).toBe(
      'wrongReject, disagreement',
    );
    const stranger = { ...newer, target: 'kotlin@9.9.9:default' };
    expect(short(verdictOf(accept, subject(rejected), stranger))).toBe('wrongReject, disagreement');
  });

  test('is surest when what must be rejected was accepted and broke its types when run', () => {
    const faulty: Outcome = { kind: 'accepted', fault: 'java.lang.ClassCastException: A cannot be cast to B' };
    expect(short(verdictOf(reject, subject(faulty)))).toBe('wrongAccept, witness');
    expect(short(verdictOf(reject, subject(faulty), reference(rejected)))).toBe('wrongAccept, witness');
    expect(short(verdictOf(accept, subject(faulty)))).toBe('pass');
    expect(short(verdictOf(reject, subject(accepted), reference(faulty)))).toBe('wrongAccept, belief');
  });

  test('is said of every target under test and of no reference', () => {
    const said = judge(
      { files, expectation: agree },
      [subject(accepted), reference(accepted), subject(crashed, '7.1.0')],
      [],
    );
    expect(said.map(({ target, verdict }) => [target, verdict.kind])).toEqual([
      ['typescript@7.0.2:default', 'pass'],
      ['typescript@7.1.0:default', 'bug'],
    ]);
    expect(judge({ files, expectation: agree }, [reference(crashed)], [])).toEqual([]);
  });
});

describe('agreement', () => {
  test('is with every reference, in whatever order they come', () => {
    const others = [reference(accepted), reference(rejected, '5.9.3')];
    for (const list of [others, [...others].reverse()]) {
      expect(short(verdictOf(agree, subject(accepted), ...list))).toBe('wrongAccept, disagreement');
    }
  });

  test('with one reference is enough where another cannot be compared with', () => {
    const others = [reference(crashed), reference(accepted, '5.9.3')];
    for (const list of [others, [...others].reverse()]) {
      expect(short(verdictOf(agree, subject(accepted), ...list))).toBe('pass');
      expect(short(verdictOf(agree, subject(rejected), ...list))).toBe('wrongReject, disagreement');
    }
  });

  test('is with the first other target where there is no reference', () => {
    expect(short(verdictOf(agree, subject(accepted), subject(rejected, '7.1.0')))).toBe('wrongAccept, disagreement');
    expect(short(verdictOf(agree, subject(accepted), subject(accepted, '7.1.0')))).toBe('pass');
  });

  test('of one alone is there unless it crashes or does not end', () => {
    for (const outcome of [accepted, rejected]) expect(short(verdictOf(agree, subject(outcome)))).toBe('pass');
    expect(short(verdictOf(agree, subject(crashed)))).toBe('crash, witness');
    expect(short(verdictOf(agree, subject({ kind: 'timedOut' })))).toBe('hang, belief');
    expect(short(verdictOf(agree, subject({ kind: 'outOfMemory' })))).toBe('inconclusive');
    expect(short(verdictOf(agree, subject({ kind: 'timedOut' }), reference({ kind: 'timedOut' })))).toBe(
      'inconclusive',
    );
  });

  test('follows the ledger', () => {
    const ledger = [{ id: 'limits', reason: '', link: '', rule: { kind: 'incomparable' as const, codes: ['A'] } }];
    const [first] = judge({ files, expectation: agree }, [subject(accepted), reference(rejected)], ledger);
    expect(first?.verdict).toEqual({ kind: 'inconclusive', why: 'intended difference: limits' });
  });

  test('what a version does not have yet is no wrong rejection', () => {
    const lacking: Outcome = { kind: 'rejected', diagnostics: [{ code: 'A', message: 'no sealed interfaces' }] };
    const rule = { kind: 'unsupported' as const, message: 'sealed interfaces', family: 'typescript', before: '7.1.0' };
    const ledger = [{ id: 'sealed', reason: 'came later', link: '', rule }];
    const said = (...observations: Observation[]) =>
      judge({ files, expectation: accept }, observations, ledger)[0]?.verdict.kind;
    expect([said(subject(lacking)), said(subject(rejected))]).toEqual(['inconclusive', 'bug']);
    expect(said(subject(lacking, '7.1.0')), 'a version that has it').toBe('bug');
    expect(said({ ...subject(lacking), target: 'other@1.0:default' }), 'another family').toBe('bug');
  });
});

describe('tiers of engines', () => {
  const ran = (stdout: string): Outcome => ({ kind: 'accepted', run: { exitCode: 0, stdout, checksum: stdout } });
  const tier = (target: string, stdout: string): Observation => ({ target, reference: false, outcome: ran(stdout) });
  const interpreter = (target: string, stdout: string): Observation => ({ ...tier(target, stdout), reference: true });

  test('one build that computes two things contradicts itself', () => {
    const verdict = verdictOf(agree, tier('node@20:turbofan', '0'), interpreter('node@20:jitless', '-1'));
    expect(verdict).toEqual({
      ...{ kind: 'bug', evidence: 'witness' },
      signature: { symptom: 'miscompile', differs: 'output' },
    });
  });

  test('an engine that agrees with itself is wrong if several others say so, and more than say the contrary', () => {
    const said = (...outputs: string[]) => {
      const others = outputs.map((output, i) => interpreter(`engine${'abcd'[i]}@1:nojit`, output));
      return short(verdictOf(agree, tier('node@20:turbofan', '0'), interpreter('node@20:jitless', '0'), ...others));
    };
    expect(said('1', '1')).toBe('miscompile, disagreement');
    expect(said('1', '0', '1')).toBe('miscompile, disagreement');
    expect(said('1', '0')).toBe('pass');
    expect(said('1', '1', '0', '0')).toBe('pass');
    expect(said('1')).toBe('inconclusive');
  });

  test('between builds a program is compared only if it has its whole driver and no words of hosts', () => {
    const rule = { kind: 'betweenBuilds' as const, words: ['print'] };
    const at = { file: 'main.js', offset: 0 };
    const attached: Driver = { kind: 'attached', at, parts: ['print(1);'], limits: [], data: undefined };
    const absorbed: Driver = { kind: 'absorbed', limits: [] };
    const ledger = [{ id: 'host-objects', reason: '', link: '', rule }];
    const others = ['hermes@0:O0', 'bun@1:nojit'].map((target) => interpreter(target, '1'));
    const said = (text: string, own: string, driver: Driver | undefined) => {
      const observations = [tier('node@20:turbofan', '0'), interpreter('node@20:jitless', own), ...others];
      const program = { files: [{ path: 'main.js', text }], expectation: agree, ...(driver && { driver }) };
      return short(judge(program, observations, ledger)[0]?.verdict as Verdict);
    };
    expect(said('f();', '0', attached)).toBe('miscompile, disagreement');
    expect(said('f(); print(1);', '0', absorbed)).toBe('pass');
    expect(said('f();', '0', undefined)).toBe('pass');
    expect(said('print();', '0', attached)).toBe('pass');
    expect(said('f(); print(1);', '1', undefined)).toBe('miscompile, witness');
  });

  test('products and versions of one engine have one voice', () => {
    const rule = { kind: 'sameEngine' as const, families: ['node', 'deno'] };
    const ledger = [{ id: 'v8', reason: '', link: '', rule }];
    const said = (...others: Observation[]) => {
      const observations = [tier('bun@1:ftl', '0'), interpreter('bun@1:nojit', '0'), ...others];
      return short(judge({ files, expectation: agree }, observations, ledger)[0]?.verdict as Verdict);
    };
    const [node, newer, deno] = ['node@20', 'node@24', 'deno@2'].map((id) => interpreter(`${id}:jitless`, '1'));
    expect(said(node as Observation, newer as Observation, deno as Observation)).toBe('inconclusive');
    expect(said(node as Observation, interpreter('hermes@0:O0', '1'))).toBe('miscompile, disagreement');
  });

  test('a tier in which a program never ends miscompiles it, if another ends', () => {
    const endless = { ...tier('javac@17:c2', ''), outcome: { kind: 'timedOut', running: true } as const };
    const own = interpreter('javac@17:interpreter', '0');
    const verdict = verdictOf(agree, endless, own);
    expect(verdict).toEqual({
      ...{ kind: 'bug', evidence: 'disagreement' },
      signature: { symptom: 'miscompile', ends: 'never' },
    });
    expect(short(verdictOf(agree, endless, { ...own, outcome: endless.outcome }))).toBe('inconclusive');
    expect(short(verdictOf(agree, endless, { ...own, outcome: accepted })), 'not run').toBe('inconclusive');
    expect(short(verdictOf(reject, endless, { ...own, outcome: rejected }))).toBe('wrongAccept, disagreement');
  });

  test('a program that all tiers reject is rejected wrongly if another compiler accepts it', () => {
    const own = [tier('javac@17:c2', ''), interpreter('javac@17:interpreter', '')].map((each) => ({
      ...each,
      outcome: rejected,
    }));
    expect(short(verdictOf(agree, ...own, interpreter('ecj@3:interpreter', '0')))).toBe('wrongReject, disagreement');
    const stranger = { ...interpreter('ecj@3:interpreter', ''), outcome: rejected };
    expect(short(verdictOf(agree, ...own, stranger))).toBe('pass');
    expect(short(verdictOf(agree, ...own))).toBe('pass');
    const slow = { ...(own[1] as Observation), outcome: timedOut };
    expect(short(verdictOf(agree, own[0] as Observation, slow, interpreter('ecj@3:interpreter', '0')))).toBe(
      'wrongReject, disagreement',
    );
  });

  test('syntax that an older build does not know is no wrong rejection, but one build knows it or does not', () => {
    const unknown: Outcome = { kind: 'rejected', diagnostics: [{ code: 'SyntaxError', message: '' }] };
    const rule = { kind: 'newerSyntax' as const, codes: ['SyntaxError'] };
    const ledger = [{ id: 'newer-syntax', reason: '', link: '', rule }];
    const said = (target: string, ...others: Observation[]) => {
      const observations = [{ ...tier(target, ''), outcome: unknown }, ...others];
      return short(judge({ files, expectation: agree }, observations, ledger)[0]?.verdict as Verdict);
    };
    expect(said('node@20:turbofan', interpreter('node@20:jitless', '0'))).toBe('wrongReject, disagreement');
    expect(said('node@20:turbofan', interpreter('node@24:jitless', '0'))).toBe('inconclusive');
    expect(said('node@20:turbofan', interpreter('bun@1:nojit', '0'))).toBe('inconclusive');
    expect(said('node@24:turbofan', interpreter('node@20:jitless', '0'))).toBe('wrongReject, disagreement');
  });

  test('a build that has an interpreter of its own is not compared with other versions', () => {
    const others = [interpreter('node@8:jitless', '1'), interpreter('node@20:jitless', '0')];
    expect(short(verdictOf(agree, tier('node@20:turbofan', '0'), ...others))).toBe('pass');
    expect(short(verdictOf(agree, tier('node@20:turbofan', '1'), ...others))).toBe('miscompile, witness');
    expect(short(verdictOf(agree, tier('node@22:turbofan', '0'), ...others))).toBe('miscompile, disagreement');
  });
});

describe('the place of an expected error', () => {
  const at = { file: 'main.ts', line: 40, column: 5 };
  const errorAt = (line: number): Outcome => ({
    kind: 'rejected',
    diagnostics: [{ at: { file: 'main.ts', line, column: 1 }, code: 'A', message: '' }],
  });
  const verdict = (...observations: Observation[]) =>
    judge({ files, expectation: { ...reject, at } }, observations, [])[0]?.verdict;

  test('is missed if another compiler finds it', () => {
    const signature = {
      symptom: 'wrongDiagnostic',
      deviation: 'misplaced',
      error: { code: 'A', construct: 'the end of a line' },
      fault: { kind: 'a swapped type', construct: 'another file' },
    };
    const missed = { kind: 'bug', signature, about: { at: { file: 'main.ts', line: 2, column: 1 }, code: 'A' } };
    expect(verdict(subject(errorAt(2)), reference(errorAt(41)))).toMatchObject({ ...missed, evidence: 'disagreement' });
    expect(verdict(subject(errorAt(2), '6.0.2'), reference(errorAt(39)))).toMatchObject({
      ...missed,
      evidence: 'fixed',
    });
  });

  test('is not missed if nobody finds it, or if the error is near', () => {
    expect(verdict(subject(errorAt(2)), reference(errorAt(3)))).toEqual({ kind: 'pass' });
    expect(verdict(subject(errorAt(45)), reference(errorAt(40)))).toEqual({ kind: 'pass' });
    expect(verdict(subject(errorAt(2)))).toEqual({ kind: 'pass' });
  });
});

describe('the signature of a program with a fault', () => {
  const text = 'class A {}\nlet a: A = new B();\nlet b: A = c ? d : e;\n';
  const at = (line: number, column: number) => ({ file: 'main.ts', line, column });
  const signed = (place: { line: number; column: number } | undefined, outcome: Outcome) => {
    const expectation = { ...reject, ...(place && { at: { file: 'main.ts', ...place } }) };
    const [first] = judge(
      { files: [{ path: 'main.ts', text }], expectation },
      [subject(outcome), reference({ kind: 'rejected', diagnostics: [{ at: at(2, 1), code: 'B', message: '' }] })],
      [],
    );
    return first?.verdict.kind === 'bug' ? first.verdict.signature : undefined;
  };

  test('says what stands at the place of the fault that was accepted', () => {
    expect([signed(at(2, 12), accepted), signed(at(3, 12), accepted), signed(undefined, accepted)]).toEqual([
      { symptom: 'wrongAccept', fault: { kind: 'a swapped type', construct: 'new name' } },
      { symptom: 'wrongAccept', fault: { kind: 'a swapped type', construct: 'name ?' } },
      { symptom: 'wrongAccept', fault: { kind: 'a swapped type' } },
    ]);
  });

  test('says what the compiler reported in place of the fault', () => {
    const far = { ...at(80, 1), file: 'main.ts' };
    const other: Outcome = { kind: 'rejected', diagnostics: [{ at: far, code: 'X', message: '' }] };
    expect(signed(at(2, 12), other)).toMatchObject({
      deviation: 'misplaced',
      error: { code: 'X', construct: 'another file' },
      fault: { kind: 'a swapped type', construct: 'new name' },
    });
  });
});
