interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** Asks questions that arrive together in one go, as many as that takes. */
export function inBatches<Question, Answer>(
  largest: number,
  askAll: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let waiting: Waiting<Question, Answer>[] = [];

  async function send(batch: readonly Waiting<Question, Answer>[]): Promise<void> {
    try {
      const answers = await askAll(batch.map(({ question }) => question));
      for (const [i, { resolve }] of batch.entries()) resolve(answers[i] as Answer);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  function sendAll(): void {
    const batch = waiting;
    waiting = [];
    for (let start = 0; start < batch.length; start += largest) void send(batch.slice(start, start + largest));
  }

  return (question) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(sendAll);
      waiting.push({ question, resolve, reject });
    });
}
