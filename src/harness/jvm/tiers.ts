// What a run may use, the same in every tier, so that only the tier differs. An exception that is thrown often has its
// message and stack in every tier; and a broken JVM tells on its error output where it broke.
const always = [
  ...['-Xmx512m', '-Xss1m', '-XX:+UseSerialGC', '-XX:-OmitStackTraceInFastThrow'],
  ...['-XX:-CreateCoredumpOnCrash', '-XX:+ErrorFileToStderr', '-XX:+DisplayVMOutputToStderr'],
];

// Code is compiled when it has become hot and not some time later, so that two runs do the same; and it is hot sooner.
const atOnce = '-Xbatch';
const sooner = [
  ...['-XX:Tier3InvocationThreshold=100', '-XX:Tier3MinInvocationThreshold=50', '-XX:Tier3CompileThreshold=500'],
  ...['-XX:Tier3BackEdgeThreshold=5000', '-XX:Tier4InvocationThreshold=1000', '-XX:Tier4MinInvocationThreshold=300'],
  ...['-XX:Tier4CompileThreshold=2000', '-XX:Tier4BackEdgeThreshold=10000'],
];

/** The flags under which a JVM uses only one of its tiers, or all of them soon. */
export const tiers: Readonly<Record<string, readonly string[]>> = {
  interpreter: ['-Xint', ...always],
  c1: ['-XX:TieredStopAtLevel=1', atOnce, ...always],
  c2: ['-XX:-TieredCompilation', '-XX:CompileThreshold=1000', atOnce, ...always],
  tiered: [...sooner, atOnce, ...always],
};
