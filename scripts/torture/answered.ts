/** What someone requested under a key, and the final answer. */
interface Answered {
  readonly what: string; // "book", "confirm", …
  readonly factId: string; // its fact's id, if there is one
  readonly type: string; // of that fact
  readonly status: number; // 2xx: it is done; 4xx: it is not; 0: no one ever answered
  readonly attempts: number;
}

/** What all clients together were told, and what they may therefore expect to see. */
export const ledger = () => ({
  answers: [] as Answered[],
  /** Ids of those who registered without a key: a visitor has none. */
  registered: new Map<string, string>(), // user id by e-mail
  lessons: new Map<string, { playerId: string; status: string }>(), // by lesson id
  slots: new Map<string, { instructorId: string; isAvailable: boolean }>(), // by slot id
  registrations: new Map<string, { payerId: string; isWithdrawn: boolean }>(), // for camps, by registration id
  players: new Map<string, { userId: string; firstName: string; isErased: boolean }>(), // by player id
  members: new Map<string, { isEnding: boolean }>(), // who paid for a membership, by player id
  uploads: new Map<string, boolean>(), // whether it may begin, by upload id
  /** Last names that were sent, by the id of the fact that contains them. */
  lastNames: new Map<string, string>(),
});
export type Ledger = ReturnType<typeof ledger>;

export const isYes = (status: number) => status >= 200 && status < 300;
