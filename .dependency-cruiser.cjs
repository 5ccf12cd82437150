// Who may import whom (docs/architecture.md). Each room lists the rooms that it may import; itself is always allowed.
const rooms = {
  core: [],
  model: ['core'],
  harness: ['core'],
  oracle: ['core'],
  store: ['core'],
  report: ['core'],
  languages: ['core', 'model', 'harness'],
  techniques: ['core', 'model'],
  campaign: ['core', 'model', 'harness', 'oracle', 'store'],
  triage: ['core', 'model', 'harness', 'oracle', 'store', 'campaign'],
  app: ['core', 'model', 'harness', 'oracle', 'store', 'report', 'triage', 'campaign', 'registry'],
  cli: ['core', 'app', 'report'],
};

// The rooms of the model, by the same rule; what stands in the folder itself are the contracts, which may use all rooms.
const modelRooms = {
  types: [],
  program: ['types'],
  inference: ['types', 'program', 'drawing'],
  library: ['types', 'drawing'],
  drawing: [],
  source: [],
  skeleton: ['source', 'library'],
  rules: ['source'],
  template: [],
  trace: ['source'],
};

const modelRules = Object.entries(modelRooms).map(([room, allowed]) => ({
  name: `model-${room}-imports`,
  severity: 'error',
  from: { path: `^src/model/${room}/` },
  to: { path: '^src/model/', pathNot: [room, ...allowed].map((name) => `^src/model/${name}/`) },
}));

const roomRules = Object.entries(rooms).map(([room, allowed]) => ({
  name: `${room}-imports`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: '^src/', pathNot: [room, ...allowed].map((name) => `^src/${name}[/.]`) },
}));

module.exports = {
  forbidden: [
    ...roomRules,
    ...modelRules,
    {
      name: 'a-language-or-technique-knows-no-other',
      severity: 'error',
      from: { path: '^src/(languages|techniques)/([^/]+)/' },
      to: { path: '^src/(languages|techniques)/', pathNot: ['^src/$1/$2/', '^src/languages/shared/'] },
    },
    {
      name: 'only-the-application-layer-imports-the-registry',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/app/' },
      to: { path: '^src/registry' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.js'] },
  },
};
