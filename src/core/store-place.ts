/** Whether a place of a store is a PostgreSQL database, and not a folder. */
export function isServerPlace(place: string): boolean {
  return /^postgres(ql)?:\/\//i.test(place);
}

/** A place of a store as people may see it: without password, user and options, which may hold secrets. */
export function placeName(place: string): string {
  if (!isServerPlace(place)) return place;
  if (!URL.canParse(place)) return 'the PostgreSQL database';
  const { host, pathname } = new URL(place);
  return `postgres://${host}${pathname}`;
}
