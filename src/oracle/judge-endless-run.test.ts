import { describe, expect, test } from 'vitest';
import type { Driver } from '../core/driver.js';
import type { Expectation } from '../core/expectation.js';
import type { IntendedDifference } from '../core/intended-difference.js';
import type { Observation, Outcome } from '../core/outcome.js';
import type { Verdict } from '../core/verdict.js';
import { judge } from './judge.js';

const endless: Outcome = { kind: 'timedOut', running: true };
const rejected: Outcome = { kind: 'rejected', diagnostics: [{ code: 'A', message: '' }] };
const ran = (checksum = '1'): Outcome => ({ kind: 'accepted', run: { exitCode: 0, stdout: '', checksum } });

const agree: Expectation = { kind: 'agree' };
const accept: Expectation = { kind: 'accept' };

const seen = (target: string, outcome: Outcome): Observation => ({ target, reference: false, outcome });
const reference = (target: string, outcome: Outcome): Observation => ({ ...seen(target, outcome), reference: true });

const short = (verdict: Verdict | undefined) =>
  verdict?.kind === 'bug'
    ? `${verdict.signature.symptom} ${verdict.signature.ends ?? ''}, ${verdict.evidence}`
    : verdict?.kind;
const said = (expectation: Expectation, ...observations: Observation[]) =>
  short(judge({ files: [], expectation }, observations, [])[0]?.verdict);

describe('a program that never ends in a tier', () => {
  const subject = seen('node@24:turbofan', endless);
  const own = reference('node@24:jitless', endless);
  const others = (...outcomes: Outcome[]) =>
    outcomes.map((outcome, i) => reference(`engine${'abcd'[i]}@1:nojit`, outcome));

  test.each([agree, accept])('is miscompiled if another tier of the build ends: %j', (expectation) => {
    expect(said(expectation, subject, reference('node@24:jitless', ran()))).toBe('miscompile never, disagreement');
    expect(said(expectation, subject, own, seen('node@24:maglev', ran()))).toBe('miscompile never, disagreement');
    expect(said(expectation, subject, own)).toBe('inconclusive');
  });

  test.each([agree, accept])('and in its reference is decided by two other engines: %j', (expectation) => {
    const decided = (...outcomes: Outcome[]) => said(expectation, subject, own, ...others(...outcomes));
    expect(decided(ran())).toBe('inconclusive');
    expect(decided(ran(), ran())).toBe('miscompile never, disagreement');
    expect(decided(ran(), ran(), endless)).toBe('miscompile never, disagreement');
    expect(decided(ran(), endless)).toBe('inconclusive');
    expect(decided(ran(), ran(), endless, endless)).toBe('inconclusive');
  });

  test('and in its reference is not decided by versions of one engine, nor by versions of its own', () => {
    const twice = ['bun@1.3:nojit', 'bun@1.4:nojit'].map((target) => reference(target, ran()));
    expect(said(agree, subject, own, ...twice)).toBe('inconclusive');
    expect(said(agree, subject, own, reference('node@25:jitless', ran()))).toBe('inconclusive');
  });

  test('is compared with other builds only if these may not differ in it', () => {
    const rule = { kind: 'betweenBuilds' as const, words: ['Bun'] };
    const ledger: IntendedDifference[] = [{ id: 'host-objects', reason: '', link: '', rule }];
    const at = { file: 'main.js', offset: 0 };
    const driver: Driver = { kind: 'attached', at, parts: [], limits: [], data: undefined };
    const decided = (text: string, ...observations: Observation[]) => {
      const program = { files: [{ path: 'main.js', text }], driver, expectation: agree };
      return short(judge(program, observations, ledger)[0]?.verdict);
    };
    const host = 'while (typeof Bun === "undefined") {}';
    expect(decided(host, subject, own, ...others(ran(), ran()))).toBe('inconclusive');
    expect(decided(host, subject, ...others(ran()))).toBe('inconclusive');
    expect(decided(host, subject, reference('node@24:jitless', ran()))).toBe('miscompile never, disagreement');
    expect(decided('f();', subject, own, ...others(ran(), ran()))).toBe('miscompile never, disagreement');
    expect(decided('f();', subject, ...others(ran()))).toBe('miscompile never, disagreement');
  });

  test('is miscompiled if any other ends, where the build has no reference', () => {
    expect(said(accept, subject, seen('b@1:run', endless), seen('c@1:run', ran()))).toBe(
      'miscompile never, disagreement',
    );
    expect(said(agree, subject, reference('b@1:run', endless), seen('node@25:turbofan', ran()))).toBe(
      'miscompile never, fixed',
    );
    expect(said(agree, subject, reference('b@1:run', endless), seen('c@1:run', rejected))).toBe('inconclusive');
  });

  test('must end if its expectation is about its end', () => {
    const normally: Expectation = { kind: 'run', ends: 'normally' };
    expect(said(normally, subject, own, ...others(ran()))).toBe('miscompile never, disagreement');
    expect(said(normally, subject, own)).toBe('inconclusive');
    expect(said({ kind: 'anyOf', options: [normally, agree] }, subject, own)).toBe('inconclusive');
  });
});

describe('a program that runs without an end is accepted', () => {
  const subject = seen('javac@17:run', rejected);

  test('by a reference of one that rejects it', () => {
    expect(said(agree, subject, reference('ecj@3:run', endless))).toBe('wrongReject , disagreement');
    expect(said(accept, subject, reference('ecj@3:run', endless))).toBe('wrongReject , disagreement');
    expect(said(agree, subject, reference('ecj@3:run', { kind: 'timedOut' }))).toBe('inconclusive');
  });

  test('by a subject whose reference rejects it', () => {
    const accepting = seen('javac@17:run', endless);
    expect(said(agree, accepting, reference('ecj@3:run', rejected))).toBe('wrongAccept , disagreement');
    expect(said(accept, accepting, reference('ecj@3:run', rejected))).toBe('inconclusive');
  });

  test('but says nothing of one that ends, as a slow reference may meet its limit', () => {
    expect(said(agree, seen('javac@17:run', ran()), reference('ecj@3:run', endless))).toBe('inconclusive');
    expect(said(agree, seen('javac@17:default', { kind: 'accepted' }), reference('ecj@3:run', endless))).toBe('pass');
  });
});

describe('a program that must match its parent and never ends', () => {
  const decided = (parent: Outcome | undefined, ...others: Observation[]) => {
    const subject = { ...seen('a@1:run', endless), ...(parent && { parent }) };
    return judge({ files: [], expectation: { kind: 'match', parent: 'p' } }, [subject, ...others], [])[0]?.verdict;
  };

  test('is miscompiled if the parent ended', () => {
    const bug = { kind: 'bug', signature: { symptom: 'miscompile', ends: 'never', from: 'parent' } };
    expect(decided(ran())).toEqual({ ...bug, evidence: 'rule' });
    expect(decided(ran(), { ...seen('b@1:run', ran('2')), parent: ran('2') })).toEqual({
      ...bug,
      evidence: 'disagreement',
    });
    expect(decided(ran(), { ...seen('b@1:run', endless), parent: ran() })).toEqual({ ...bug, evidence: 'rule' });
  });

  test('is accepted wrongly if the parent was rejected', () => {
    expect(decided(rejected)).toMatchObject({ signature: { symptom: 'wrongAccept', from: 'parent' } });
  });

  test('is told by the others if the parent did not run to its end', () => {
    for (const parent of [undefined, endless, { kind: 'accepted' } as const]) {
      expect(decided(parent)?.kind).toBe('inconclusive');
      expect(short(decided(parent, seen('b@1:run', ran())))).toBe('miscompile never, disagreement');
    }
  });

  test('is rejected wrongly if its parent ran without an end', () => {
    const subject = { ...seen('a@1:run', rejected), parent: endless };
    const match: Expectation = { kind: 'match', parent: 'p' };
    expect(said(match, subject)).toBe('wrongReject , rule');
    expect(said(match, { ...subject, outcome: ran() })).toBe('inconclusive');
  });
});
