/** Saves a state that changes often: not each time, and always the newest. */
export interface Saving {
  /** The state has changed; fails if it could not be saved before. */
  changed(): void;
  /** The newest state is saved when this is over. */
  finish(): Promise<void>;
}

/** Saves a state at once, and then at most once in some milliseconds; one save at a time. */
export function saveOften(millis: number, save: () => Promise<void>): Saving {
  let saving: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isUnsaved = false;
  let failure: { readonly error: unknown } | undefined;

  async function saveNow(): Promise<void> {
    isUnsaved = false;
    try {
      await save();
    } catch (error) {
      failure = { error };
    }
  }

  function begin(): void {
    timer = undefined;
    if (!isUnsaved || failure) return;
    saving = saveNow().finally(() => {
      saving = undefined;
      timer ??= setTimeout(begin, millis);
    });
  }

  function throwIfFailed(): void {
    if (failure) throw failure.error;
  }

  return {
    changed() {
      throwIfFailed();
      isUnsaved = true;
      if (!saving && !timer) begin();
    },
    async finish() {
      await saving;
      clearTimeout(timer);
      if (isUnsaved && !failure) await saveNow();
      throwIfFailed();
    },
  };
}
