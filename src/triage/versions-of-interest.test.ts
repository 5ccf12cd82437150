import { expect, it, onTestFinished, vi } from 'vitest';
import { UserError } from '../core/errors.js';
import type { InstalledToolchain, ToolchainFamily } from '../core/toolchain.js';
import { versionsOfInterest } from './versions-of-interest.js';

const versions = ['5.9.3', '6.0.2', '6.0.3', '7.0.2', '7.0.3-rc', '7.0.4', '7.1.0-dev.1', '7.1.0-dev.2'];

function asked(version: string, family: Partial<ToolchainFamily>, here: readonly string[] = [version]) {
  const installed = here.map((each) => ({ version: each }) as InstalledToolchain);
  return versionsOfInterest(family as ToolchainFamily, version, installed, new AbortController().signal);
}

it('the release before, the newest release and the newest development build', async () => {
  const small = { small: true, available: async () => versions } as const;
  expect(await asked('7.0.2', small)).toEqual(['6.0.3', '7.0.4', '7.1.0-dev.2']);
  expect(await asked('7.0.4', small)).toEqual(['7.0.2', '7.1.0-dev.2']);
  expect(await asked('7.1.0-dev.2', small)).toEqual(['7.0.4']);
});

it('nothing is fetched that is large, or cannot be had', async () => {
  const large = { available: () => Promise.reject(new Error('asked')) };
  expect(await asked('7.0.2', large, ['6.0.2', '7.0.2'])).toEqual(['6.0.2']);
  const offline = { small: true, available: () => Promise.reject(new UserError('no network')) } as const;
  expect(await asked('7.0.2', offline, ['6.0.2', '7.0.2'])).toEqual(['6.0.2']);
});

it('an own build is not what people ask about, whatever it is based on', async () => {
  const here = ['6.0.3', '7.0.2', '7.0.2+mine', '7.1.0-dev.1', '7.1.0-dev.1+mine'];
  expect(await asked('7.0.2', {}, here)).toEqual(['6.0.3', '7.1.0-dev.1']);
});

it('a registry is asked once, and not waited for when it does not answer', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new Error('it takes too long')));
  onTestFinished(() => void vi.restoreAllMocks());
  const waiting = vi.fn(async (signal?: AbortSignal) => {
    signal?.throwIfAborted();
    return versions;
  });
  const silent = { small: true, available: waiting } as const;
  for (let i = 0; i < 2; i++) expect(await asked('7.0.2', silent, ['6.0.2', '7.0.2'])).toEqual(['6.0.2']);
  expect(waiting).toHaveBeenCalledTimes(1);
});
