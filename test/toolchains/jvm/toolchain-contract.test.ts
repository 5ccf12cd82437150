import { languages } from '../../../src/registry.js';
import { describeToolchains, selfContained } from '../../contracts/toolchain-contract.js';

const others = Object.entries(languages).filter(([id]) => !selfContained.includes(id));
describeToolchains(await Promise.all(others.map(([, load]) => load())), 'the default configuration');
