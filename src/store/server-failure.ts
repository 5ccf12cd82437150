import { messageOf } from '../core/errors.js';

const elsewhere = 'or use another --store';

const refused = (name: string): string =>
  `${name} cannot be reached: check the address, and that the server is running, ${elsewhere}`;
const unknownUser = (name: string): string =>
  `${name} does not let cupel in: check user and password in the address, or PGPASSWORD, ${elsewhere}`;
const noDatabase = (name: string): string => `${name} does not exist: create it with createdb, ${elsewhere}`;
const forbidden = (name: string): string =>
  `${name} does not permit it: give the user the rights to create and change tables, ${elsewhere}`;
const full = (name: string): string => `the disk of ${name} is full: free some space, ${elsewhere}`;
const crowded = (name: string): string =>
  `${name} has too many connections: raise max_connections of the server, or start fewer workers`;
const readOnly = (name: string): string => `${name} is read-only: use the primary server, ${elsewhere}`;

/** How failures of a PostgreSQL server are explained, by their SQLSTATE or by the code of the operating system. */
export const serverExplanations: Readonly<Record<string, (name: string) => string>> = {
  ECONNREFUSED: refused,
  ECONNRESET: refused,
  ENOTFOUND: refused,
  EAI_AGAIN: refused,
  ETIMEDOUT: refused,
  EHOSTUNREACH: refused,
  ENETUNREACH: refused,
  EPIPE: refused,
  '08000': refused,
  '08003': refused,
  '08006': refused,
  '57P01': refused,
  '57P02': refused,
  '57P03': refused,
  '25P03': refused,
  '28000': unknownUser,
  '28P01': unknownUser,
  '3D000': noDatabase,
  '3F000': forbidden,
  '42501': forbidden,
  '53100': full,
  '53300': crowded,
  '25006': readOnly,
};

const lost =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error/;

/** The code of a failure of a server; pg has none of its own for a connection that is lost. */
export function serverCode(error: Error): string {
  if (lost.test(messageOf(error))) return 'ECONNRESET';
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Whether the server could not be reached, or went away: it may be restarted just now. */
export function isServerGone(error: unknown): boolean {
  return error instanceof Error && serverExplanations[serverCode(error)] === refused;
}
