import { userStream } from "../../eventstore/accounts/events.ts";
import { playerStream } from "../../eventstore/players/events.ts";
import { confirmEmail, person } from "../accounts/person.ts";
import type { Backend } from "../backend.ts";
import { type Command, newId } from "../command.ts";
import { addPlayer, player, wordsOf } from "../players/player.ts";
import { demoFamily } from "./people.ts";

/** Gives a parent's account the players who are not there yet. Returns the ids of all, in their order. */
export const enterPlayers = async (
  { handle }: Pick<Backend, "handle">,
  { account, first, command }: { account: string; first: Command; command: (key: string, minutes?: number) => Command },
): Promise<string[]> => {
  const target = { fold: person, stream: userStream(account), command: command("family's email") };
  await handle(target, confirmEmail({ userId: account }));
  const ids = [newId(first, "player")]; // entered with the account
  for (const [n, told] of demoFamily.others.entries()) {
    const by = command(`player ${told.firstName}`, n + 1);
    const today = by.now.slice(0, 10);
    const playerId = newId(by, "player");
    const adding = addPlayer({ playerId, by: account, personal: wordsOf(told, { today }), today });
    await handle({ fold: player, stream: playerStream(playerId), command: by }, adding);
    ids.push(playerId);
  }
  return ids;
};
