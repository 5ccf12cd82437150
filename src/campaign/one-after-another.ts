/** Does work one piece after the other wherever two pieces have a name in common, in the order in which it is given. */
export function oneAfterAnother(): <T>(names: readonly string[], work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (names, work) => {
    const before = names.flatMap((name) => last.get(name) ?? []);
    const done = Promise.allSettled(before).then(work);
    for (const name of names) last.set(name, done);
    const forget = () => {
      for (const name of names) if (last.get(name) === done) last.delete(name);
    };
    done.then(forget, forget);
    return done;
  };
}
