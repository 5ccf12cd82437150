import { describe, expect, it } from 'vitest';
import { faults } from '../../src/model/program/fault.js';
import { languages } from '../../src/registry.js';
import { injections } from '../../src/techniques/overwrite/injections.js';

const loaded = await Promise.all(Object.values(languages).map((load) => load()));
const profiles = loaded.flatMap(({ id, model }) => (model ? [{ id, ...model.profile }] : []));

describe.each(profiles)('the profile of $id', ({ rejects, tolerates }) => {
  it.each(faults)('says of the fault %s either by which section it is rejected or why it is not', (fault) => {
    expect([rejects[fault], tolerates[fault]].filter((reason) => reason !== undefined)).toHaveLength(1);
  });
});

it('each fault can be made', () => {
  expect(injections.map(({ fault }) => fault).sort()).toEqual([...faults].sort());
});
