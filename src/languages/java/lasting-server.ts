/**
 * The server of a compiler for Java that pays once much has been compiled: with all tiers of the JVM, hunts with javac are
 * twice as fast in their third minute as in their first (`npm run bench -- hunt java --seconds 60,180`).
 */
export const lastingServer = { afterCpuMillis: 60_000, flags: [] } as const;
