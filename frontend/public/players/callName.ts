import type { UserView } from "../../../backend/accounts/contract.ts";
import type { PlayerView } from "../../../backend/players/contract.ts";
import { callNameWords as words } from "./words.ts";

/** What a player is called among the family. The own player may be a child, whose lessons the account's were. */
export const callName = (
  { isOwn, firstName }: Pick<PlayerView, "isOwn" | "firstName">,
  user: Pick<UserView, "firstName"> | null | undefined,
) => (isOwn && firstName === user?.firstName ? words.me : (firstName ?? words.aPlayer));
